import { getRate } from '../../domain/insights';
import { trpc } from '../../trpc/client';
import { formatCount } from '../format-count';
import { Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { useCan } from '../use-current-user';
import { DayChart } from './DayChart';
import { formatPercent } from './format';

/** Shows the visits of a page and the requests sent from it. Renders nothing without permission or data. */
export function PageNumbers({ path }: { path: string }) {
  const canRead = useCan()('insights.read');
  const { data } = trpc.insights.ofPage.useQuery({ path }, { enabled: canRead && path.startsWith('/') });
  if (!data) return null;
  const { visits, requests, days } = data;
  const rate = getRate(data);
  const summary = `${formatCount(visits, 'visit')} and ${formatCount(requests, 'request')} in the last ${days.length} days`;
  return (
    <Stack gap={2}>
      <Text as="h3" size="subtitle">
        Visits
      </Text>
      <DayChart days={days} label={summary} />
      <Text as="p" size="small" tone="muted">
        {summary}. {rate !== undefined && `${formatPercent(rate)} of visits sent a request.`}
      </Text>
    </Stack>
  );
}
