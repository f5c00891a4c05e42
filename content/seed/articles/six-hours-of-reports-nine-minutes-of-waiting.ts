import type { ArticleSeed } from '../types';
import { authors } from './authors';

export default {
  title: 'Six hours of reports, nine minutes of waiting',
  tag: ['Performance', 'Databases', 'Architecture'],
  meta_title: 'Six hours of reports, nine minutes of waiting',
  meta_description:
    'How a nightly finance report went from six hours to nine minutes: measure first, six changes in order, and two that made things worse.',
  articleData: '2026-07-16',
  ...authors.ostap,
  articleContent: [
    {
      type: 'paragraph',
      content:
        'Nobody had complained about the report. It began at midnight, finished around six, and the finance team came in at eight. Then the company opened an office seven time zones away and “overnight” stopped being a place where you could hide things.',
    },
    {
      type: 'paragraph',
      content:
        'The job applied 340 accounting rules to eleven million ledger lines and wrote a closing statement for each of 2,600 entities. We were asked whether a bigger machine would help. It had been tried: twice the cores, twenty minutes saved. That result was the first useful clue, because work which ignores additional cores is waiting for something.',
    },
    { type: 'title', content: 'Where six hours went' },
    {
      type: 'paragraph',
      content:
        'We put timers around the stages, one log line each, and let it run for three nights. Total: 361 minutes.',
    },
    {
      type: 'paragraph',
      content:
        '<ul><li>Fetching entities and their lines: 148 minutes.</li><li>Evaluating rules: 96 minutes.</li><li>Currency conversion: 52 minutes.</li><li>Writing results: 41 minutes.</li><li>Rendering 2,600 PDF files: 24 minutes.</li></ul>',
    },
    {
      type: 'paragraph',
      content:
        'The surprise sat in the second column of that log, processor time. The fetch used four minutes of it. For the remaining 144 the program held a connection and waited: 1.9 million round trips to a database one millisecond away cost 32 minutes in cable alone, plus planning and locks for every single query. Somebody had written a clean repository class with a method called <code>getLine</code>, and somebody else had called it in a loop. Both had passed review. I would have approved them myself.',
    },
    { type: 'title', content: 'Read once, in order' },
    {
      type: 'paragraph',
      content:
        'Change one: replace the loop by a streaming read per batch of fifty entities, sorted by entity and date, with only the seven columns that the rules look at. It took 148 minutes before and seven after.',
    },
    {
      type: 'paragraph',
      content:
        'Change two: convert currencies in the query. The old code looked up a rate for every line, with a cache that expired after a minute for reasons no one remembered. Rates are per day and currency, so the whole year is a table of about 9,000 rows, and a join handles it:',
    },
    {
      type: 'paragraph',
      content: `<pre><code>SELECT l.entity_id, l.account, l.booked_on,
       round(l.amount_minor * r.rate) AS amount_base
FROM ledger_line AS l
JOIN fx_rate AS r
  ON r.currency = l.currency
 AND r.day = l.booked_on
WHERE l.entity_id = ANY($1)
  AND l.booked_on &gt;= $2 AND l.booked_on &lt; $3
ORDER BY l.entity_id, l.booked_on, l.id;

CREATE INDEX CONCURRENTLY ledger_line_close
  ON ledger_line (entity_id, booked_on, id)
  INCLUDE (account, currency, amount_minor);</code></pre>`,
    },
    {
      type: 'paragraph',
      content:
        'Two details in there matter. <code>INCLUDE</code> keeps the extra columns in the index, so that PostgreSQL can answer without visiting the table, provided that vacuum has run recently enough for the visibility map to be useful. And the date range is half open: the old <code>BETWEEN</code>, on a timestamp, put entries booked at exactly midnight into both months, eleven cents’ worth on average, for two years. Rates are stored per minor unit, so the yen needs no special case. Weekends have no rate in some feeds, by the way. We fill the table forward when loading it, and a missing rate fails the run loudly instead of dropping a line out of the join.',
    },
    {
      type: 'image',
      content: 'figure',
      caption: 'Five stages, 361 minutes. The red sliver below, to the same scale, is nine.',
    },
    { type: 'title', content: 'Compile the rules' },
    {
      type: 'paragraph',
      content:
        'Rules were stored as text and parsed for each line: 340 rules times eleven million lines. Change three parses each rule once and turns it into a function. Change four indexes the rules by account, since a typical line meets nine of the 340. Evaluation fell from 96 minutes to 14, on one core.',
    },
    {
      type: 'paragraph',
      content:
        'Only now did additional cores make sense. Entities are independent, so four workers take them from a queue, largest first. Largest first is the whole trick: in our first attempt the biggest entity started last and ran for three minutes while three workers watched. Sorted, the stage took four.',
    },
    { type: 'quote', content: 'Before buying cores, find out what the old ones are waiting for.' },
    { type: 'title', content: 'Write less, and later' },
    {
      type: 'paragraph',
      content:
        'Change five: results went in by single inserts, each in its own transaction. <code>COPY</code> into an unlogged staging table and one <code>INSERT … SELECT</code> per batch brought 41 minutes to two. Should the machine die half-way, the batch is repeated, because each run writes under its own identifier and readers see only a run marked complete.',
    },
    {
      type: 'paragraph',
      content:
        'Change six was a conversation. Who reads 2,600 PDF files? The log said 190 were opened in a month. They are now rendered on demand, in about a second, and kept for a week. Twenty-four minutes gone, without code worth mentioning.',
    },
    {
      type: 'paragraph',
      content:
        'Stages overlap as well: reading the next batch while evaluating this one. Final figure, median of thirty nights: nine minutes, the slowest eleven. On the smaller of the two machines.',
    },
    { type: 'title', content: 'What made it worse' },
    {
      type: 'paragraph',
      content:
        'A materialised view, proposed by me, took 25 minutes to refresh and had to be refreshed every night. And a cache in front of the fetch reached a hit rate of 3%, which is what happens when every line is read exactly once. We removed both within a week and wrote down why, so that the next clever person can spend the time elsewhere.',
    },
    {
      type: 'paragraph',
      content:
        'We also refused an exchange of technology. A column store would have beaten these numbers, and for ad-hoc analysis it still may. But the team runs PostgreSQL at three in the morning with its eyes closed, and nine minutes was enough. There are products where we fight for <a href="/article/latency-low-enough-to-play-together">single milliseconds</a>; here nobody would have noticed one. The same argument, carried further, is in <a href="/article/sqlite-in-production-with-the-receipts">SQLite in production</a>.',
    },
    {
      type: 'paragraph',
      content:
        'For correctness we ran the old and the new version side by side for 21 nights and compared every figure. They differed in 14 entities. Twelve were the midnight bug, two were ours. Without a <a href="/article/test-data-is-a-product">known data set</a> to replay we would have argued about those two for a month.',
    },
    {
      type: 'paragraph',
      content:
        'A checklist to steal, in the order that paid: time the stages, compare wall clock with processor time, count round trips, move lookups into the query, do per-row work once, parallelise, and finally ask who reads the output. Start with the last one if the readers sit nearby. We used the same order on the 2.3 million purchase lines of the <a href="/cases/sustainability-reporting-portal">sustainability portal</a>, and it is how <a href="/process">our architects begin</a> with any slow job that somebody has learned to live with.',
    },
  ],
} satisfies ArticleSeed;
