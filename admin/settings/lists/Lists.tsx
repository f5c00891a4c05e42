import { useId, useState } from 'react';
import { Departments } from '../../../components/contact/Departments';
import { Button } from '../../../components/ui/Button';
import { Select } from '../../../components/ui/Field';
import { Icon } from '../../../components/ui/Icon';
import { IconButton } from '../../../components/ui/IconButton';
import { trash } from '../../../components/ui/icons';
import type { SiteFacts } from '../../../domain/site';
import { trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { formatCount } from '../../format-count';
import { merge, undo as undoIcon } from '../../forms/icons';
import { Checkbox } from '../../kit/Checkbox';
import { Dialog } from '../../kit/Dialog';
import { Sheet } from '../../kit/Sheet';
import { Inline, Split, Stack } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { SaveStatus } from '../SaveStatus';
import { LoadedSettings, SettingsPage } from '../SettingsPage';
import * as css from './Lists.css';
import { NameList } from './NameList';
import { RatingForm } from './RatingForm';
import { useChoices } from './use-choices';

const TITLE = {
  title: 'Lists and forms',
  description: 'The choices that visitors see. Each change is public immediately.',
};
const REQUEST_TYPES_MIN = 2;

export function Lists() {
  const query = trpc.site.facts.useQuery();
  return (
    <LoadedSettings {...TITLE} query={query} errorMessage={adminMessages.factsFailed}>
      {facts => <ListsForm facts={facts} />}
    </LoadedSettings>
  );
}

function ListsForm({ facts }: { facts: SiteFacts }) {
  const { industries, hiddenIndustries: hiddenNames = [], requestTypes } = facts;
  const { saveFacts, saveIndustries, status, undo } = useChoices(facts);
  const { data: uses } = trpc.site.choiceUses.useQuery();
  const [mergedName, setMergedName] = useState<string>();
  return (
    <SettingsPage
      {...TITLE}
      action={
        <Inline gap={3}>
          <SaveStatus {...status} />
          {undo && (
            <Button onClick={undo}>
              <Icon path={undoIcon} size={18} />
              Undo
            </Button>
          )}
        </Inline>
      }
    >
      <Stack gap={2}>
        <Sheet
          title="Industries"
          note="Case filters and the menu show those with a tick. A new name also applies to the cases, and the old filter URL redirects."
        >
          <NameList
            label="Industries"
            noun="industry"
            fact="industries"
            names={industries}
            renderFacts={name => (
              <>
                {uses && <UseCount>{formatCount(uses.industries[name] ?? 0, 'case')}</UseCount>}
                <Checkbox
                  label={`Show ${name}`}
                  hidesLabel
                  title={`Show ${name}`}
                  checked={!hiddenNames.includes(name)}
                  onChange={({ target }) =>
                    saveIndustries({
                      hidden: target.checked
                        ? hiddenNames.filter(hiddenName => hiddenName !== name)
                        : [...hiddenNames, name],
                    })
                  }
                />
              </>
            )}
            renderActions={name =>
              uses?.industries[name] === 0 ? (
                <IconButton
                  label={`Remove ${name}`}
                  icon={trash}
                  isDanger
                  disabled={industries.length < 2}
                  onClick={() =>
                    saveIndustries({ industries: industries.filter(industry => industry !== name) })
                  }
                />
              ) : (
                <IconButton
                  label={`Merge ${name} with another industry`}
                  title="Merge"
                  icon={merge}
                  disabled={industries.length < 2}
                  onClick={() => setMergedName(name)}
                />
              )
            }
            onChange={(names, rename) =>
              saveIndustries({
                industries: names,
                ...(rename && {
                  hidden: hiddenNames.map(name => (name === rename.from ? rename.to : name)),
                  rename,
                }),
              })
            }
          />
        </Sheet>
        <Sheet title="Request types" note="The options above the contact form. At least two are required.">
          <Split width="38%" gap={4}>
            <NameList
              label="Request types"
              noun="request type"
              fact="requestTypes"
              names={requestTypes}
              renderFacts={(name, index) => (
                <>
                  {index === 0 && <UseCount>Preselected</UseCount>}
                  {uses && <UseCount>{formatCount(uses.requestTypes[name] ?? 0, 'request')}</UseCount>}
                </>
              )}
              renderActions={name => (
                <IconButton
                  label={`Remove ${name}`}
                  icon={trash}
                  isDanger
                  disabled={requestTypes.length <= REQUEST_TYPES_MIN}
                  onClick={() =>
                    saveFacts({ requestTypes: requestTypes.filter(requestType => requestType !== name) })
                  }
                />
              )}
              onChange={names => saveFacts({ requestTypes: names })}
            />
            <div className={css.preview}>
              <Stack gap={4}>
                <Text as="p" size="small" tone="muted">
                  What visitors see
                </Text>
                <div inert>
                  <Departments
                    key={requestTypes.join()}
                    types={requestTypes}
                    liveForm={undefined}
                    error={undefined}
                  />
                </div>
                <Text as="p" size="small" tone="muted">
                  Existing requests keep their types.
                </Text>
              </Stack>
            </div>
          </Split>
        </Sheet>
        <RatingForm rating={facts.rating} onChange={rating => saveFacts({ rating })} />
      </Stack>
      {mergedName && (
        <MergeDialog
          name={mergedName}
          otherNames={industries.filter(name => name !== mergedName)}
          cases={uses?.industries[mergedName] ?? 0}
          onClose={() => setMergedName(undefined)}
          onMerge={to => {
            setMergedName(undefined);
            saveIndustries({
              industries: industries.filter(name => name !== mergedName),
              hidden: hiddenNames.filter(name => name !== mergedName),
              rename: { from: mergedName, to },
            });
          }}
        />
      )}
    </SettingsPage>
  );
}

const UseCount = ({ children }: { children: string }) => (
  <Text size="small" weight="regular" tone="muted" look="numbers">
    {children}
  </Text>
);

type MergeDialogProps = {
  name: string;
  otherNames: readonly string[];
  cases: number;
  onClose: () => void;
  onMerge: (to: string) => void;
};

function MergeDialog({ name, otherNames, cases, onClose, onMerge }: MergeDialogProps) {
  const id = useId();
  const [to, setTo] = useState(otherNames[0] ?? '');
  return (
    <Dialog
      title={`Merge ${name} with another industry`}
      size="small"
      onClose={onClose}
      confirm={{ label: 'Merge', onConfirm: id }}
    >
      <form
        id={id}
        onSubmit={event => {
          event.preventDefault();
          onMerge(to);
        }}
      >
        <Stack gap={4}>
          <p>
            The new industry will apply to {formatCount(cases, 'case')}, and the filter URL of {name} will
            redirect.
          </p>
          <Select label="Merge with" value={to} onChange={({ target }) => setTo(target.value)}>
            {otherNames.map(otherName => (
              <option key={otherName}>{otherName}</option>
            ))}
          </Select>
        </Stack>
      </form>
    </Dialog>
  );
}
