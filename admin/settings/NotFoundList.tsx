import { Button } from '../../components/ui/Button';
import { IconButton } from '../../components/ui/IconButton';
import { close } from '../../components/ui/icons';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatDay, toMidSentence } from '../dates';
import { touchTarget } from '../kit/layout.css';
import { Sheet } from '../kit/Sheet';
import { Inline } from '../kit/Stack';
import { Table, TableRow } from '../kit/Table';
import { Text } from '../kit/Text';

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
              <Inline key="actions" gap={1} justify="end" wrap={false}>
                <Button variant="outlined_black" className={touchTarget} onClick={() => onRedirect(path)}>
                  Redirect
                </Button>
                <IconButton label={`Dismiss ${path}`} icon={close} onClick={() => dismiss.mutate({ path })} />
              </Inline>,
            ]}
          />
        ))}
      </Table>
    </Sheet>
  );
}
