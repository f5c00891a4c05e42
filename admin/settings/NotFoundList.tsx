import { IconButton } from '../../components/ui/IconButton';
import { close } from '../../components/ui/icons';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatDay, toMidSentence } from '../dates';
import { Sheet } from '../kit/Sheet';
import { Inline } from '../kit/Stack';
import { Table, TableRow } from '../kit/Table';
import { Text } from '../kit/Text';
import { RedirectActions } from './DeadLinks';

/** Lists URLs that visitors requested but that don't exist. */
export function NotFoundList({ onRedirect }: { onRedirect: (path: string) => void }) {
  const { redirects } = trpc.useUtils();
  const { data } = trpc.redirects.unknown.useQuery();
  const dismiss = trpc.redirects.forgetUnknown.useMutation({
    meta: { failed: adminMessages.redirectFailed },
    onSuccess: () => redirects.unknown.invalidate(),
  });
  if (!data || data.length === 0) return null;
  return (
    <Sheet title="Not found" note="Missing URLs that visitors requested, latest first.">
      <Table
        columns={[
          { title: 'URL', look: 'line' },
          { title: 'Requests', look: 'tight' },
          { title: 'Last request', look: 'wide' },
          { title: 'Actions', look: 'actions' },
        ]}
      >
        {data.map(({ path, count, lastAt }) => (
          <TableRow
            key={path}
            cells={[
              <Text key="path" weight="strong">
                {path}
              </Text>,
              <Inline key="count" gap={2} align="baseline">
                <Text size="figure">{count}</Text>
                <Text tone="muted" hiddenAbove="menu">
                  {toMidSentence(formatDay(lastAt))}
                </Text>
              </Inline>,
              toMidSentence(formatDay(lastAt)),
              <RedirectActions key="actions" path={path} onRedirect={onRedirect}>
                <IconButton label={`Dismiss ${path}`} icon={close} onClick={() => dismiss.mutate({ path })} />
              </RedirectActions>,
            ]}
          />
        ))}
      </Table>
    </Sheet>
  );
}
