import { useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { Button } from '../../components/ui/Button';
import { TextField } from '../../components/ui/Field';
import { REDIRECT_TYPE_LABELS } from '../../domain/redirects';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { saveCsv, toCsv } from '../csv';
import { Sheet } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import { Table } from '../kit/Table';
import { Text } from '../kit/Text';
import { QueryBoundary } from '../ListBody';
import { CsvImport } from './CsvImport';
import { DeadLinks } from './DeadLinks';
import { NotFoundList } from './NotFoundList';
import { RedirectForm } from './RedirectForm';
import { RedirectRow } from './RedirectRow';
import { RedirectTest } from './RedirectTest';
import { SettingsPage } from './SettingsPage';

/** Maximum number of displayed rows. The search finds the others. */
const SHOWN_REDIRECTS_MAX = 200;

export function Redirects() {
  const redirects = trpc.redirects.list.useQuery();
  const { data } = redirects;
  const [searchText, setSearchText] = useState('');
  const idleCount = data?.filter(redirect => redirect.idle).length ?? 0;
  const { urlParsed } = usePageContext();
  const [from, setFrom] = useState(urlParsed.search.from ?? '');
  const form = useRef<HTMLDivElement>(null);
  const searchTerm = searchText.trim().toLowerCase();
  const matches =
    data?.filter(redirect => `${redirect.from} ${redirect.to}`.toLowerCase().includes(searchTerm)) ?? [];
  function startRedirect(path: string) {
    setFrom(path);
    form.current?.scrollIntoView({ block: 'center' });
    form.current?.querySelectorAll('input')[1]?.focus({ preventScroll: true });
  }
  const downloadCsv = () =>
    saveCsv(
      'redirects',
      toCsv(
        {
          From: redirect => redirect.from,
          To: redirect => redirect.to,
          Type: redirect => REDIRECT_TYPE_LABELS[redirect.permanent ? 'true' : 'false'],
          Used: redirect => String(redirect.uses),
        },
        data ?? [],
      ),
    );
  return (
    <SettingsPage
      title="Redirects"
      description="Send visitors from an old URL to a new one."
      action={
        <Inline>
          <CsvImport />
          {data && data.length > 0 && <Button onClick={downloadCsv}>Export</Button>}
        </Inline>
      }
    >
      <Stack>
        <QueryBoundary query={redirects} errorMessage={adminMessages.redirectsFailed} height={320}>
          {data =>
            data.length > 0 && (
              <Sheet
                note={
                  idleCount > 0
                    ? `${idleCount === 1 ? 'One was' : `${idleCount} were`} not used for a year and can be removed.`
                    : undefined
                }
                title={data.length === 1 ? 'One redirect' : `${data.length} redirects`}
                action={
                  <TextField
                    label="Search redirects"
                    type="search"
                    value={searchText}
                    onChange={({ target }) => setSearchText(target.value)}
                  />
                }
              >
                <Stack gap={4}>
                  <Table
                    columns={[
                      { title: 'From', look: 'line' },
                      { title: 'To', look: 'line' },
                      { title: 'Type', look: 'wide' },
                      { title: 'Uses', look: 'tight' },
                      { title: 'Last used', look: 'wide' },
                      { title: 'Actions', look: 'actions' },
                    ]}
                  >
                    {matches.slice(0, SHOWN_REDIRECTS_MAX).map(redirect => (
                      <RedirectRow key={redirect._id} redirect={redirect} />
                    ))}
                  </Table>
                  <Text as="p" size="caption" tone="muted" role="status">
                    {matches.length === 0 ? 'No redirect matches. ' : ''}
                    {matches.length > SHOWN_REDIRECTS_MAX
                      ? `The first ${SHOWN_REDIRECTS_MAX} are shown. `
                      : ''}
                    Uses are counted over 90 days.
                  </Text>
                </Stack>
              </Sheet>
            )
          }
        </QueryBoundary>
        <div ref={form}>
          <Sheet
            title="Add a redirect"
            note="/jobs/* in From matches every path below /jobs. /cases/* in To keeps the rest of the path."
          >
            <RedirectForm from={from} onDone={() => setFrom('')} />
          </Sheet>
        </div>
        <Sheet title="Test a path">
          <RedirectTest />
        </Sheet>
        <DeadLinks onRedirect={startRedirect} />
        <NotFoundList onRedirect={startRedirect} />
      </Stack>
    </SettingsPage>
  );
}
