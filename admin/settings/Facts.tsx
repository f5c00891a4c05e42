import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { setSite } from '../../domain/current-site';
import { findSchemaAt, getField } from '../../domain/fields/tree';
import { hasSameValue } from '../../domain/publishing/merge';
import type { SiteFacts } from '../../domain/site';
import { siteFactsSchema } from '../../domain/site-facts';
import { upTo } from '../../styles/breakpoints';
import { type RouterOutputs, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Field } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import { formatCount } from '../format-count';
import { gap, stack } from '../kit/layout.css';
import { FoldingSheet, Sheet } from '../kit/Sheet';
import { Split, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { useMediaQuery } from '../use-media-query';
import { addEmptyTexts, FACT_BLOCKS, factsFormSchema } from './facts-form';
import { SaveStatus, useSaveStatus } from './SaveStatus';
import { LoadedSettings, SettingsPage } from './SettingsPage';
import { ThanksPreview } from './ThanksPreview';

/** Delay (ms) before a changed field is saved. */
const SAVE_DELAY_MS = 1_200;

/** Saves changes to the facts automatically. */
export function Facts() {
  const query = trpc.site.facts.useQuery();
  return (
    <LoadedSettings title="Facts" query={query} errorMessage={adminMessages.factsFailed}>
      {facts => <FactsForm facts={facts} />}
    </LoadedSettings>
  );
}

function FactsForm({ facts }: { facts: SiteFacts }) {
  const { site } = trpc.useUtils();
  const form = useStoredForm({ schema: factsFormSchema, values: addEmptyTexts(facts) });
  const { store } = form.context;
  const { data: uses } = trpc.site.factUses.useQuery();
  const { status, setStatus, ...saving } = useSaveStatus(adminMessages.factsSaveFailed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = trpc.site.changeFacts.useMutation({
    onSuccess({ site: newSite, ...saved }) {
      site.facts.setData(undefined, saved);
      void site.factUses.invalidate();
      setSite(newSite);
      saving.showSaved();
    },
    onMutate: saving.showSaving,
    onError: saving.showFailure,
  });

  /** @param isDelayed whether to ignore invalid values, because the member is still typing. */
  function save(fact: keyof SiteFacts, isDelayed = false) {
    clearTimeout(timer.current);
    const result = form.readField(fact);
    // A field can be empty while a value is being replaced.
    if ((!result.success || result.data === null) && isDelayed) return;
    form.check(fact);
    if (!result.success) return setStatus({ message: 'Not saved. Fix the marked fields.', isBad: true });
    const savedValue = siteFactsSchema.shape[fact].safeParse(addEmptyTexts(facts)[fact]).data;
    if (hasSameValue(result.data, savedValue ?? null)) return;
    change.mutate({ [fact]: result.data });
  }

  const lastValues = useRef(store.get());
  const onChange = useEffectEvent(() => {
    const values = store.get();
    const fact = FACT_NAMES.find(name => values[name] !== lastValues.current[name]);
    lastValues.current = values;
    if (!fact) return;
    clearTimeout(timer.current);
    if (typeof values[fact] === 'boolean') save(fact);
    else timer.current = setTimeout(() => save(fact, true), SAVE_DELAY_MS);
  });
  useEffect(() => store.subscribe(() => onChange()), [store]);

  const renderField = (path: string) => <FactField key={path} path={path} uses={uses} />;
  return (
    <SettingsPage
      title="Facts"
      description="Each fact is stored once. Pages, emails and feeds use it."
      action={<SaveStatus {...status} />}
    >
      <Form
        form={form}
        className={`${stack} ${gap[3]}`}
        onSubmit={() => {}}
        onLeave={path => save(getFactName(path))}
      >
        {FACT_BLOCKS.map(({ title, note, fields }) => (
          <Block key={title} title={title} note={note} count={fields.length}>
            <Stack gap={5} columns={2}>
              {fields.map(field =>
                typeof field === 'string' ? (
                  renderField(field)
                ) : (
                  <Stack key={field[0]} gap={2}>
                    <Split width="72px" collapse="phone" gap={2}>
                      {field.slice(0, 2).map(renderField)}
                    </Split>
                    {field.slice(2).map(renderField)}
                  </Stack>
                ),
              )}
              {fields.includes('thanks.title') && <ThanksPreview />}
            </Stack>
          </Block>
        ))}
      </Form>
    </SettingsPage>
  );
}

type BlockProps = { title: string; note: string | undefined; count: number; children: ReactNode };

/** Renders a sheet, which is folded on phones. */
function Block({ title, note, count, children }: BlockProps) {
  const isPhone = useMediaQuery(upTo('phone'));
  const [isOpen, setIsOpen] = useState(false);
  if (!isPhone)
    return (
      <Sheet title={title} note={note} isSplit>
        {children}
      </Sheet>
    );
  const state = (
    <Text size="caption" tone="muted">
      {formatCount(count, 'fact')}
    </Text>
  );
  return (
    <FoldingSheet title={title} state={state} isOpen={isOpen} onFold={setIsOpen}>
      {children}
    </FoldingSheet>
  );
}

const FACT_NAMES = Object.keys(factsFormSchema.shape) as (keyof SiteFacts)[];
const getFactName = (path: string) => path.split('.')[0] as keyof SiteFacts;

type FactUses = RouterOutputs['site']['factUses'];

/** Shows how many pages use the fact. */
function FactField({ path, uses }: { path: string; uses: FactUses | undefined }) {
  const schema = findSchemaAt(factsFormSchema, {}, path);
  const hint = [formatUses(uses, path), schema && getField(schema).meta.help].filter(Boolean).join('. ');
  return <Field path={path} help={hint} />;
}

function formatUses(uses: FactUses | undefined, path: string): string | undefined {
  const count = uses?.uses[path];
  if (!uses || !count) return undefined;
  if (count >= uses.pages) return 'Used on every page';
  return `Used on ${count} ${count === 1 ? 'page' : 'pages'}`;
}
