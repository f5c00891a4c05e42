import { useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { TextField } from '../../components/ui/Field';
import { Skeleton } from '../../components/ui/Skeleton';
import { REDIRECT_TERMS } from '../../domain/redirects';
import { trpc } from '../../trpc/client';
import { csvOf, saveCsv } from '../csv';
import { ListFailure } from '../ListBody';
import { words } from '../words';
import { DeadLinks } from './DeadLinks';
import { ImportCsv } from './ImportCsv';
import * as table from './Members.css';
import { RedirectForm } from './RedirectForm';
import { RedirectRow } from './RedirectRow';
import * as css from './Redirects.css';
import { SettingsBlock, SettingsPage } from './SettingsPage';
import * as frame from './SettingsPage.css';
import { TryPath } from './TryPath';
import { UnknownAddresses } from './UnknownAddresses';

/** Rows drawn at once; the search finds the others. */
const SHOWN_MAX = 200;

/** Old addresses and where they lead, links that lead nowhere, and addresses that were asked for and not found. */
export function Redirects() {
  const { data, error, refetch } = trpc.redirects.list.useQuery();
  const [said, setSaid] = useState('');
  const idle = data?.filter(each => each.idle).length ?? 0;
  const [from, setFrom] = useState('');
  const form = useRef<HTMLDivElement>(null);
  const wanted = said.trim().toLowerCase();
  const found = data?.filter(each => `${each.from} ${each.to}`.toLowerCase().includes(wanted)) ?? [];
  function lead(path: string) {
    setFrom(path);
    form.current?.scrollIntoView({ block: 'center' });
    form.current?.querySelectorAll('input')[1]?.focus({ preventScroll: true });
  }
  const save = () =>
    saveCsv(
      'redirects',
      csvOf(
        {
          From: each => each.from,
          To: each => each.to,
          'How long': each => REDIRECT_TERMS[each.permanent ? 'true' : 'false'],
          Used: each => String(each.uses),
        },
        data ?? [],
      ),
    );
  return (
    <SettingsPage
      title="Redirects"
      line="An old address leads to the new one."
      action={
        <div className={css.acts}>
          <ImportCsv />
          {data && data.length > 0 && (
            <Button variant="outlined_black" onClick={save}>
              Export
            </Button>
          )}
        </div>
      }
    >
      <div className={frame.blocks}>
        <div ref={form}>
          <SettingsBlock
            title="Add one"
            note="/jobs/* leads everything below /jobs; /cases/* keeps the rest."
          >
            <RedirectForm key={from} from={from} onDone={() => setFrom('')} />
          </SettingsBlock>
        </div>
        <SettingsBlock title="Try a path">
          <TryPath />
        </SettingsBlock>
        {error && !data && <ListFailure error={error} failed={words.redirectsFailed} onRetry={refetch} />}
        {!data && !error && <Skeleton height={320} />}
        {data && data.length > 0 && (
          <SettingsBlock
            note={
              idle > 0
                ? `${idle === 1 ? 'One was' : `${idle} were`} not used for a year: what nobody follows can go.`
                : undefined
            }
            title={data.length === 1 ? 'One redirect' : `${data.length} redirects`}
            action={
              <TextField
                className={css.tools}
                label="From or to"
                type="search"
                value={said}
                onChange={({ target }) => setSaid(target.value)}
              />
            }
          >
            <table className={table.table}>
              <thead className={table.headRow}>
                <tr>
                  {['From', 'To', 'How long', 'Used', 'Last', 'Actions'].map(title => (
                    <th key={title} scope="col" className={table.th}>
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {found.slice(0, SHOWN_MAX).map(redirect => (
                  <RedirectRow key={redirect._id} redirect={redirect} />
                ))}
              </tbody>
            </table>
            <p className={table.foot} role="status">
              {found.length === 0 ? 'No redirect has these words. ' : ''}
              {found.length > SHOWN_MAX ? `The first ${SHOWN_MAX} are shown. ` : ''}
              Uses are counted over 90 days.
            </p>
          </SettingsBlock>
        )}
        <DeadLinks onLead={lead} />
        <UnknownAddresses onLead={lead} />
      </div>
    </SettingsPage>
  );
}
