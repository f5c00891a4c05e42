import type { ReactNode } from 'react';
import { Button } from '../../components/ui/Button';
import { trpc } from '../../trpc/client';
import { formatDay, toMidSentence } from '../dates';
import { touchTarget } from '../kit/layout.css';
import { Sheet } from '../kit/Sheet';
import { Inline } from '../kit/Stack';
import { Table, TableRow } from '../kit/Table';
import { Text } from '../kit/Text';

/** Lists broken links, each of which can be fixed in its item or with a redirect. */
export function DeadLinks({ onRedirect }: { onRedirect: (path: string) => void }) {
  const { data } = trpc.redirects.deadLinks.useQuery();
  if (!data || data.total === 0) return null;
  const { links, total, checkedAt } = data;
  const checkedNote = checkedAt ? ` Last checked ${toMidSentence(formatDay(checkedAt))}.` : '';
  const shownNote = total > links.length ? ` The first ${links.length} are shown.` : '';
  return (
    <Sheet
      title={total === 1 ? 'One broken link' : `${total} broken links`}
      note={`Links on this site whose target doesn’t exist.${checkedNote}${shownNote}`}
    >
      <Table
        columns={[
          { title: 'Found in', look: 'line' },
          { title: 'Target', look: 'line' },
          { title: 'Actions', look: 'actions' },
        ]}
      >
        {links.map(({ title, field, address, edit }) => (
          <TableRow
            key={`${edit} ${field} ${address}`}
            cells={[
              <Text key="title" weight="strong">
                {title}
                <Text block size="small" weight="regular" tone="muted">
                  {field}
                </Text>
              </Text>,
              address,
              <RedirectActions key="actions" path={address} onRedirect={onRedirect}>
                <Button className={touchTarget} href={edit} aria-label={`Open ${title}`}>
                  Open
                </Button>
              </RedirectActions>,
            ]}
          />
        ))}
      </Table>
    </Sheet>
  );
}

type RedirectActionsProps = { path: string; onRedirect: (path: string) => void; children: ReactNode };

/** Renders a button that starts a redirect from a path, and further actions. */
export const RedirectActions = ({ path, onRedirect, children }: RedirectActionsProps) => (
  <Inline gap={1} justify="end" wrap={false}>
    <Button className={touchTarget} aria-label={`Redirect ${path}`} onClick={() => onRedirect(path)}>
      Redirect
    </Button>
    {children}
  </Inline>
);
