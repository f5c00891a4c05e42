import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../components/ui/class-names';
import { Skeleton } from '../../components/ui/Skeleton';
import type { SiteFacts } from '../../domain/site';
import { siteFactsSchema } from '../../domain/site-facts';
import { type Outputs, toFailure, trpc } from '../../trpc/client';
import { formatTime } from '../dates';
import { Sheet } from '../kit/Sheet';
import { ListFailure } from '../ListBody';
import { words } from '../words';
import { FactInput } from './FactInput';
import * as css from './Facts.css';
import { FACT_BLOCKS, type FactField, type FactTexts, factFrom, textsOf } from './fact-fields';
import { SettingsPage } from './SettingsPage';
import { ThanksPreview } from './ThanksPreview';
import { updateFacts } from './update-site';

/** How long (ms) after the last key what stands in a field is saved. */
const PAUSE_MS = 1_200;

/** What the site tells of its agency; each fact once. What is typed saves alone. */
export function Facts() {
  const { data, error, refetch } = trpc.site.facts.useQuery(undefined, {
    meta: { failed: words.factsFailed },
  });
  if (data) return <FactsForm facts={data} />;
  return (
    <SettingsPage title="Facts">
      {error ? (
        <ListFailure error={error} failed={words.factsFailed} onRetry={refetch} />
      ) : (
        <Skeleton height={640} />
      )}
    </SettingsPage>
  );
}

type State = { says: string; isBad?: true };

function FactsForm({ facts }: { facts: SiteFacts }) {
  const { site } = trpc.useUtils();
  const [texts, setTexts] = useState<FactTexts>(() => textsOf(facts));
  const { data: uses } = trpc.site.factUses.useQuery();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [state, setState] = useState<State>({ says: 'Everything here saves alone.' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = trpc.site.changeFacts.useMutation({
    onSuccess(saved) {
      site.facts.setData(undefined, saved);
      void site.factUses.invalidate();
      updateFacts(saved);
      setState({ says: `Saved ${formatTime(new Date())}` });
    },
    onError(error) {
      const { kind, message } = toFailure(error);
      setState({ says: kind ? message : words.factsSaveFailed, isBad: true });
    },
  });

  /** Saves the fact that a field belongs to. @param patient leaves what is not right yet for later. */
  function save(path: string, now: FactTexts, patient = false) {
    clearTimeout(timer.current);
    const fact = path.split('.')[0] as keyof SiteFacts;
    const read = siteFactsSchema.shape[fact].safeParse(factFrom(now, fact));
    // Between two keys a field may be empty without being meant so.
    if ((!read.success || read.data === null) && patient) return;
    setErrors(before => {
      const others = Object.entries(before).filter(([at]) => at.split('.')[0] !== fact);
      const wrong = read.error?.issues.map(issue => {
        const at = [fact, ...issue.path.filter(key => typeof key === 'string')].join('.');
        return [at in now ? at : fact, issue.message];
      });
      return Object.fromEntries([...others, ...(wrong?.reverse() ?? [])]);
    });
    if (!read.success) return setState({ says: 'Not saved: look at the red lines.', isBad: true });
    const before = siteFactsSchema.shape[fact].safeParse(factFrom(textsOf(facts), fact)).data;
    if (JSON.stringify(read.data) === JSON.stringify(before)) return;
    setState({ says: 'Saving' });
    change.mutate({ [fact]: read.data });
  }

  function type(path: string, text: string) {
    const now = { ...texts, [path]: text };
    setTexts(now);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save(path, now, true), PAUSE_MS);
    return now;
  }

  return (
    <SettingsPage
      title="Facts"
      line="Each stands once. Pages, mails and feeds read it from here."
      action={
        <p className={classNames(css.saved, state.isBad && css.failed)} role="status">
          {state.says}
        </p>
      }
    >
      <div className={css.sheets}>
        {FACT_BLOCKS.map(({ title, note, fields }) => (
          <Sheet key={title} title={title} note={note}>
            <div className={css.fields}>
              {rowsOf(fields).map(row => (
                <div key={row[0]?.path} className={row.length > 1 ? css.figure : undefined}>
                  {row.map(field => (
                    <FactInput
                      key={field.path}
                      field={field}
                      text={texts[field.path] ?? ''}
                      error={errors[field.path]}
                      pages={usedOn(uses, field.path)}
                      onType={text => type(field.path, text)}
                      onSave={now => save(field.path, now ?? texts)}
                    />
                  ))}
                </div>
              ))}
              {fields.some(({ path }) => path.startsWith('thanks.')) && <ThanksPreview texts={texts} />}
            </div>
          </Sheet>
        ))}
      </div>
    </SettingsPage>
  );
}

/** Fields one by one, those of a figure together. */
const rowsOf = (fields: readonly FactField[]) =>
  fields.reduce<FactField[][]>((rows, field) => {
    const last = rows.at(-1);
    if (field.row && last?.[0]?.row === field.row) last.push(field);
    else rows.push([field]);
    return rows;
  }, []);

/** What is said below a fact of the pages that tell it; nothing of one that none tells. */
function usedOn(told: Outputs['site']['factUses'] | undefined, path: string): string | undefined {
  const count = told?.uses[path];
  if (!told || !count) return undefined;
  if (count >= told.pages) return 'Used on every page';
  return `Used on ${count} ${count === 1 ? 'page' : 'pages'}`;
}
