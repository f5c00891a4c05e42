import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/ui/Button';
import type { Currency } from '../../domain/enquiry-stage';
import { getRate, INSIGHT_DAYS, type InsightDays } from '../../domain/insights';
import { settingsPaths } from '../../domain/members/areas';
import { adminPaths, screens } from '../../domain/paths';
import { formatSource } from '../../domain/visits';
import { text } from '../../styles/text.css';
import { type RouterOutputs, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { saveCsv, toCsv } from '../csv';
import { DeskViews, insightsIcon } from '../enquiries/DeskViews';
import { formatCount } from '../format-count';
import { Choices } from '../kit/Choices';
import { Empty } from '../kit/Empty';
import { Page } from '../kit/Page';
import { Sheet } from '../kit/Sheet';
import { Split, Stack } from '../kit/Stack';
import { Table, TableRow } from '../kit/Table';
import { Text } from '../kit/Text';
import { QueryBoundary } from '../ListBody';
import { largeNumber } from '../system/Chart.css';
import { useCan } from '../use-current-user';
import { replaceUrl, useUrl } from '../use-url';
import { ChartLegend, DayChart, DayTable } from './DayChart';
import {
  formatChange,
  formatDuration,
  formatNumber,
  formatPercent,
  formatRate,
  formatValues,
} from './format';
import * as css from './Insights.css';

type Insight = RouterOutputs['insights']['all'];

const RANGE_LABELS: Record<InsightDays, string> = { 30: '30 days', 90: '90 days', 365: '12 months' };
const PARAMETER = 'days';
/** Number of pages shown before *All pages* is pressed. */
const PAGES_SHOWN = 8;

/** Shows which pages and sources bring visits and requests. */
export function Insights() {
  const { query } = useUrl(adminPaths.insights);
  const days = INSIGHT_DAYS.find(dayCount => String(dayCount) === query.get(PARAMETER)) ?? INSIGHT_DAYS[0];
  const insights = trpc.insights.all.useQuery({ days }, { placeholderData: keepPreviousData });
  return (
    <Page
      title="Insights"
      isOneLine
      views={<DeskViews selected="insights" />}
      action={
        <Button disabled={!insights.data} onClick={() => insights.data && savePages(insights.data)}>
          Export CSV
        </Button>
      }
    >
      <Stack>
        <Choices<InsightDays>
          label="Period"
          selected={days}
          onChoose={dayCount => replaceUrl(`${adminPaths.insights}?${PARAMETER}=${dayCount}`)}
          choices={INSIGHT_DAYS.map(value => ({ label: RANGE_LABELS[value], value }))}
        />
        <QueryBoundary query={insights} errorMessage={adminMessages.insightsFailed} height={600}>
          {data => <InsightSheets data={data} />}
        </QueryBoundary>
      </Stack>
    </Page>
  );
}

type NumbersProps = {
  /** The first column contains names. A column named `Actions` contains links. */
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  empty?: string;
};

const Numbers = ({ columns, rows, empty }: NumbersProps) =>
  rows.length === 0 && empty ? (
    <Text tone="muted">{empty}</Text>
  ) : (
    <Table
      columns={columns.map((title, index) => ({
        title,
        look: index === 0 ? 'line' : title === 'Actions' ? 'actions' : 'named',
      }))}
    >
      {rows.map((cells, index) => (
        <TableRow key={index} cells={cells} />
      ))}
    </Table>
  );

const PageLink = ({ path, title }: { path: string; title: string }) => (
  <a className={text.link} href={path}>
    {title}
  </a>
);

const savePages = ({ pages, range }: Insight) =>
  saveCsv(
    `insights-${range.from}-${range.to}`,
    toCsv(
      {
        Page: ({ path }) => path,
        Title: ({ title }) => title,
        Visits: ({ visits }) => String(visits),
        Requests: ({ requests }) => String(requests),
      },
      pages,
    ),
  );

const InsightSheets = ({ data }: { data: Insight }) => (
  <Stack gap={4}>
    {data.visits + data.requests > 0 ? <Figures data={data} /> : <NoVisits data={data} />}
    <Text as="p" size="caption" tone="muted">
      Visits are counted per page, source and day (UTC), without cookies or tracking. People who share a
      network count as one visitor. Bots, signed-in users and browsers that ask not to be tracked aren’t
      counted, so the real figures are a little higher. Spam doesn’t count as a request.
    </Text>
  </Stack>
);

const NoVisits = ({ data }: { data: Insight }) => (
  <>
    <Empty
      icon={insightsIcon}
      title="No visits in this period"
      action={
        <Button href={screens.home.path} target="_blank">
          Open the site
        </Button>
      }
    >
      Visits and requests by page and source appear here from the first visitor on. Your own visits aren’t
      counted while you are signed in.
    </Empty>
    {data.missing.length > 0 && <MissingSheet data={data} />}
  </>
);

const Figures = ({ data }: { data: Insight }) => (
  <>
    <Totals data={data} />
    <Sheet
      title="Visits and requests over time"
      note={
        data.days.some(({ visits }) => visits === undefined) &&
        'On hatched days, nothing was counted: no one visited, or the site was not running yet.'
      }
      action={<ChartLegend unit={data.days.length > 90 ? 'in a week' : 'on a day'} />}
    >
      <Stack gap={4}>
        <DayChart
          days={data.days}
          label="Visits and requests over time. The table below lists every number."
        />
        <DayTable days={data.days} />
      </Stack>
    </Sheet>
    <Split width="46%">
      <PagesSheet data={data} />
      <Stack gap={4}>
        <SourcesSheet data={data} />
        <CampaignsSheet data={data} />
      </Stack>
    </Split>
    <Stack columns={3} gap={4}>
      <ArticlesSheet data={data} />
      <MissingSheet data={data} />
      <SearchesSheet data={data} />
    </Stack>
  </>
);

type FigureProps = { figure: string; title: string; note?: string | undefined };

const Figure = ({ figure, title, note }: FigureProps) => (
  <div>
    <Text as="dt" size="small">
      {title}
    </Text>
    <dd className={largeNumber}>{figure}</dd>
    {note && (
      <Text as="dd" size="caption" tone="muted">
        {note}
      </Text>
    )}
  </div>
);

function Totals({ data }: { data: Insight }) {
  const { visits, requests, before, replies, outcomes } = data;
  const rate = getRate(data);
  const closedCount = outcomes && outcomes.won + outcomes.lost;
  return (
    <Sheet title="Totals for this period">
      <Stack as="dl" columns="figures" gap={6}>
        <Figure
          figure={formatNumber(visits)}
          title="Visits"
          note={formatChange(visits, before?.visits) ?? 'one per visitor per day'}
        />
        <Figure
          figure={formatNumber(requests)}
          title="Requests"
          note={formatChange(requests, before?.requests)}
        />
        {rate !== undefined && (
          <Figure
            figure={formatPercent(rate)}
            title="Visits with a request"
            note={before && `${formatRate(before)} before`}
          />
        )}
        {replies?.medianMs !== undefined && (
          <Figure
            figure={formatDuration(replies.medianMs)}
            title="Median time to the first reply"
            note={`${formatCount(replies.count, 'request')} answered here, slowest ${formatDuration(replies.slowestMs ?? 0)}`}
          />
        )}
        {outcomes && closedCount !== undefined && closedCount > 0 && (
          <Figure
            figure={formatPercent(outcomes.won / closedCount)}
            title="Closed requests that were won"
            note={`${outcomes.won} of ${closedCount}`}
          />
        )}
      </Stack>
    </Sheet>
  );
}

function PagesSheet({ data: { pages } }: { data: Insight }) {
  const [areAllShown, setAreAllShown] = useState(false);
  const maxVisits = Math.max(1, ...pages.map(({ visits }) => visits));
  return (
    <Sheet
      title="Visits and requests by page"
      note="Requests count for the page they were sent from. Rates are shown for pages with at least 100 visits."
    >
      <Stack gap={3}>
        <Numbers
          columns={['Page', 'Visits', 'Requests', 'Rate']}
          empty="No visits yet."
          rows={(areAllShown ? pages : pages.slice(0, PAGES_SHOWN)).map(page => [
            <PageLink key="page" {...page} />,
            <span key="visits">
              {formatNumber(page.visits)}
              <span
                className={css.share}
                style={{ width: `${(page.visits / maxVisits) * 100}%` }}
                aria-hidden="true"
              />
            </span>,
            page.requests,
            formatRate(page),
          ])}
        />
        {pages.length > PAGES_SHOWN && (
          <div>
            <Button onClick={() => setAreAllShown(!areAllShown)}>
              {areAllShown ? 'Show fewer pages' : `Show all ${pages.length} pages`}
            </Button>
          </div>
        )}
      </Stack>
    </Sheet>
  );
}

type Origin = Insight['origins'][number];

/** Adds up the campaigns of each source. */
function sumSources(origins: readonly Origin[]): Origin[] {
  const sources = new Map<string | null, Origin>();
  for (const row of origins) {
    const sum = sources.get(row.source);
    if (!sum) {
      sources.set(row.source, { ...row, values: { ...row.values } });
      continue;
    }
    for (const count of ['visits', 'requests', 'won', 'lost'] as const) sum[count] += row[count];
    for (const [currency, value] of Object.entries(row.values))
      sum.values[currency as Currency] = (sum.values[currency as Currency] ?? 0) + value;
  }
  return [...sources.values()].sort((a, b) => b.visits - a.visits || b.requests - a.requests);
}

const SOURCES_SHOWN = 12;

function OriginTable({ rows, title }: { rows: readonly Origin[]; title: (row: Origin) => string }) {
  const canReadRequests = useCan()('enquiries.read');
  return (
    <Numbers
      columns={['Source', 'Visits', 'Requests', ...(canReadRequests ? ['Won', 'Won value'] : [])]}
      empty="No visits yet."
      rows={rows
        .slice(0, SOURCES_SHOWN)
        .map(row => [
          title(row),
          formatNumber(row.visits),
          row.requests,
          row.won + row.lost > 0 ? `${row.won} of ${row.won + row.lost}` : '–',
          formatValues(row.values) || '–',
        ])}
    />
  );
}

const SourcesSheet = ({ data: { origins } }: { data: Insight }) => (
  <Sheet
    title="Visits and requests by source"
    note="A visit counts for the source of the visitor’s first page that day, and a request for the source of the page with the form."
  >
    <OriginTable
      rows={sumSources(origins)}
      title={({ source }) => (source === null ? 'Not known' : formatSource(source))}
    />
  </Sheet>
);

function CampaignsSheet({ data: { origins } }: { data: Insight }) {
  const campaigns = origins.filter(({ campaign }) => campaign !== '');
  if (campaigns.length === 0) return null;
  return (
    <Sheet title="Campaigns" note="Links with utm_source and utm_campaign.">
      <OriginTable rows={campaigns} title={({ source, campaign }) => `${source}, ${campaign}`} />
    </Sheet>
  );
}

const ArticlesSheet = ({ data: { articles } }: { data: Insight }) => (
  <Sheet title="Most read" note="Each reader is counted once a day.">
    <Numbers
      columns={['Article', 'Readers']}
      empty="No readers yet."
      rows={articles.map(article => [<PageLink key="article" {...article} />, formatNumber(article.visits)])}
    />
  </Sheet>
);

function MissingSheet({ data: { missing } }: { data: Insight }) {
  const canRedirect = useCan()('site.write');
  return (
    <Sheet title="Not found" note="All requests for missing URLs, including those from bots.">
      <Numbers
        columns={['URL', 'Requests', ...(canRedirect ? ['Actions'] : [])]}
        empty="Every requested URL was found."
        rows={missing.map(({ path, count }) => [
          path,
          formatNumber(count),
          <a
            key="redirect"
            className={text.link}
            href={`${settingsPaths.redirects}?from=${encodeURIComponent(path)}`}
            aria-label={`Redirect ${path}`}
          >
            Redirect
          </a>,
        ])}
      />
    </Sheet>
  );
}

const SearchesSheet = ({ data: { searches } }: { data: Insight }) => (
  <Sheet
    title="Site searches"
    note="Searches on the search page, and the number of results they return today."
  >
    <Numbers
      columns={['Search terms', 'Searches', 'Results today']}
      empty="No searches yet."
      rows={searches.map(({ words, count, found }) => [
        words,
        formatNumber(count),
        found || (
          <Text key="found" tone="bad" weight="strong">
            nothing
          </Text>
        ),
      ])}
    />
  </Sheet>
);
