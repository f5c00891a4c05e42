import type { ArticleSeed } from '../types';
import { authors } from './authors';

export default {
  title: 'Test data is a product',
  tag: ['QA', 'Databases', 'FinTech'],
  meta_title: 'Test data is a product: owners, versions, users',
  meta_description:
    'Give test data an owner, a version and a way to ask for it. A worked example with SQL, a masking checklist and the numbers worth tracking.',
  articleData: '2026-10-02',
  ...authors.danylo,
  articleContent: [
    {
      type: 'paragraph',
      content:
        'Ask a team who owns the database and three hands go up. Ask who owns the test data and people look at the floor. Yet every developer, every tester and every demo depends on it daily, it has users, it breaks, it goes out of date. In any other part of the company we would call such a thing a product and give it a name and a budget.',
    },
    {
      type: 'paragraph',
      content: 'This is the shortest version of how we do that, with the mistakes left in.',
    },
    { type: 'title', content: 'What a dump from production costs' },
    {
      type: 'paragraph',
      content:
        'The usual beginning is a copy of the live database, restored to staging on some quiet Saturday. It seems free. Then add it up for a product with 180 GB of data and eleven people who test:',
    },
    {
      type: 'paragraph',
      content:
        '<ul><li>the restore takes five hours and happens every six weeks, so on an average day the data is three weeks stale;</li><li>two people always want the same customer in two different states, and one of them loses a morning;</li><li>every dump carries real names into a system with weaker locks, which under the GDPR makes staging a processing activity like any other, with the same duty to justify it;</li><li>the odd cases, a card that expired between authorisation and capture, are missing precisely because they are odd.</li></ul>',
    },
    {
      type: 'paragraph',
      content:
        'Nobody pays these costs in one place, so nobody sees them. When we add them up during a <a href="/services/qa-audit">QA audit</a>, the figure lands between six and ten hours a week for a team of this size. One person a day, more or less, spent looking for a suitable customer.',
    },
    { type: 'title', content: 'Ask for a state, receive a customer' },
    {
      type: 'paragraph',
      content:
        'The product has one feature: somebody describes a situation in the language of the business and gets an identifier back in under two seconds. “A disputed card payment with evidence due tomorrow” is a request. “Row 88213, please do not touch” is a symptom.',
    },
    {
      type: 'paragraph',
      content:
        'Behind the request stands a factory. It builds the whole object graph in a transaction, from defaults that are valid, and lets the caller override what the test is about. A trimmed example in PostgreSQL, from work like our <a href="/cases/card-disputes-desk">card disputes desk</a>:',
    },
    {
      type: 'paragraph',
      content: `<pre><code>-- One dispute, due tomorrow, owned by nobody else.
WITH c AS (
  INSERT INTO customer (ref, full_name, email)
  VALUES (
    'tst_' || gen_random_uuid(),
    'Test Customer',
    'tst+' || gen_random_uuid() || '@example.com'
  )
  RETURNING id
), p AS (
  INSERT INTO payment (customer_id, amount_minor, currency, status, captured_at)
  SELECT id, 4250, 'EUR', 'captured', now() - interval '20 days' FROM c
  RETURNING id
)
INSERT INTO dispute (payment_id, reason, status, evidence_due_at)
SELECT id, 'product_not_received', 'needs_evidence', now() + interval '1 day' FROM p
RETURNING id, payment_id;</code></pre>`,
    },
    {
      type: 'paragraph',
      content:
        'Three details carry the weight. Times are relative to <code>now()</code>, so the row is as fresh in March as it was in October. The prefix <code>tst_</code> lets a nightly job delete everything older than two days without asking. Addresses end in <code>example.com</code>, a domain reserved for documentation, so no stranger ever receives the reminder.',
    },
    {
      type: 'image',
      content: 'figure',
      caption: 'A sentence goes in, a linked set of rows comes out: red is the dispute that was asked for.',
    },
    { type: 'title', content: 'Four shelves' },
    {
      type: 'paragraph',
      content: 'Factories cover most of the need. Not all of it. We stock four kinds and label them:',
    },
    {
      type: 'paragraph',
      content:
        '<ol><li><strong>Built on request.</strong> The factories above. About nine cases in ten.</li><li><strong>Reference sets.</strong> Currencies, tariffs, country rules. Versioned in the repository next to the migrations, because a tariff change without a test change is a bug with a delay.</li><li><strong>Golden files.</strong> Forty or so awkward inputs collected from incidents: a surname with a single letter, a leap-day subscription, a bank file with the totals in the wrong column. Each is named after the incident that earned it.</li><li><strong>A masked slice.</strong> One or two per cent of production, for load tests and query plans, where the shape of the distribution matters and invention fails.</li></ol>',
    },
    {
      type: 'paragraph',
      content:
        'Masking is where teams become optimistic. Replacing names leaves dates of birth, postcodes and free-text notes, and three of those often point to one person. Our rule: copy only the columns on a written list, never everything except a written list. Then let somebody who did not write the script try for an hour to find a colleague in the result.',
    },
    {
      type: 'quote',
      content: 'Copy the columns you can name. A column nobody can name has no business in staging.',
    },
    { type: 'title', content: 'A backlog, a version, an owner' },
    {
      type: 'paragraph',
      content:
        'The owner does not have to be a tester. In our teams it is whoever complains about the data most accurately. They get four hours a week, a board column, and the right to say no to a dump.',
    },
    {
      type: 'paragraph',
      content:
        'The set has a version number, and a build says which one it ran against. When a factory changes its defaults, that is a minor release; when a state disappears, a major one, and consumers get a week. It sounds solemn for a folder of scripts. It also ended the conversation that starts with “works on my data”.',
    },
    {
      type: 'paragraph',
      content:
        'Watch three numbers. Minutes from “I need a customer who…” to having one: aim for under one, measured by asking five people. The share of failed runs explained by data: in the teams we join it is often a third, and a tenth is a decent result after a quarter. And the age of the oldest state nobody can rebuild. That last one should be zero, since a state you cannot rebuild is a pet.',
    },
    { type: 'title', content: 'Start with the state people queue for' },
    {
      type: 'paragraph',
      content:
        'Do not write twenty factories. Stand near the testers for a day, write down every time someone borrows, waits or edits by hand, and build the state with the most marks. Typically it takes a day and a half. Let the second one wait until somebody asks for it by name.',
    },
    {
      type: 'paragraph',
      content:
        'The same factories later feed demos, load tests and the sandbox a partner integrates against, at which point the phrase “test data” starts to undersell them. At <a href="/cases/qa-releases-without-weekends">Meridian Care</a> this was the entire first month. If you would like to know whether it should be yours, the <a href="/article/how-to-read-a-qa-audit-and-what-to-do-on-monday">reading guide for audits</a> shows how the finding usually disguises itself, and our <a href="/services/web-app-&amp;-website-testing">web testing</a> team brings the first factory with them.',
    },
  ],
} satisfies ArticleSeed;
