import type { ArticleSeed } from '../types';
import { authors } from './authors';

export default {
  title: 'Small releases, boring Fridays',
  tag: ['Delivery', 'QA', 'Team'],
  meta_title: 'Small releases, boring Fridays',
  meta_description:
    'Why forty small releases are safer than one large one, with the arithmetic, a rollback drill and a four-week plan for a team that ships monthly.',
  articleData: '2026-09-21',
  ...authors.danylo,
  articleContent: [
    {
      type: 'paragraph',
      content:
        'On the last Friday of every month, a company I will not name ordered pizza for fourteen. The release began at six. Around nine somebody said “interesting”, and the night was decided. The pizza was good, which is the kindest thing the retrospective had to say.',
    },
    {
      type: 'paragraph',
      content:
        'Today the same team deploys about forty times a month and has forgotten the number of the pizzeria. No hero was hired. They made the releases smaller until the releases stopped being events.',
    },
    { type: 'title', content: 'The arithmetic of a large release' },
    {
      type: 'paragraph',
      content:
        'Suppose one change in fifty carries a defect that users will notice. Ship a single change and the odds of a clean release are 98%. Ship sixty at once, a normal month, and the odds are 0.98 to the power of sixty: roughly 30%. Two releases in three go wrong. No freeze improves this, because a freeze does not change the fifty; it merely lets the sixty pile up.',
    },
    {
      type: 'paragraph',
      content:
        'Then comes the search. With one change in the release, the culprit is known before the kettle boils. With sixty, a careful bisect needs six rounds, and each round costs a build, a deploy and a check. At twenty minutes apiece that is two hours, assuming that one change is guilty alone. Frequently it is two that are innocent separately.',
    },
    {
      type: 'paragraph',
      content:
        'The total number of defects stays the same either way, to begin with. What shrinks is the time each one lives. Later the count falls too, since people write a thirty-line change with more care when it is theirs, today, and visible.',
    },
    {
      type: 'quote',
      content: 'A freeze does not make sixty changes safer. It introduces them to each other.',
    },
    { type: 'title', content: 'Separate the deploy from the launch' },
    {
      type: 'paragraph',
      content:
        '“But marketing needs the whole feature on the ninth.” Of course. Deploying puts code on a machine; launching shows it to people. Between the two goes a switch.',
    },
    {
      type: 'paragraph',
      content:
        'A switch needs a name, an owner and a date of death. Without the date you will own two hundred in a year, and nobody dares to turn off <code>new_checkout_final_2</code>. We put the expiry in the code and let the build fail a week after it passes. Annoying, effective, and only ever annoying for the person who can fix it.',
    },
    {
      type: 'paragraph',
      content:
        'Database changes follow the same idea in three steps, each a release of its own: add the new column and write to both, move the readers, remove the old one. A rename takes four days and nobody notices. The alternative takes four minutes, at night, with everybody holding their breath.',
    },
    {
      type: 'image',
      content: 'figure',
      caption: 'Sixty changes in one release, and sixty releases: red is the faulty change, in both.',
    },
    { type: 'title', content: 'What must be true first' },
    {
      type: 'paragraph',
      content:
        'Small releases punish a few habits that large ones forgive. Before going below a week, check five things. All five can be measured in an afternoon.',
    },
    {
      type: 'paragraph',
      content:
        '<ul><li>The pipeline from merge to production takes less than thirty minutes. Above that, people batch, and batching brings the month back.</li><li>The suite is believed. If the last red build was merged anyway, stop reading and fix this; <a href="/article/test-data-is-a-product">test data</a> is the likeliest cause.</li><li>Going back takes one command and under five minutes, and somebody other than its author has done it this month.</li><li>One chart shows whether customers are all right: orders per minute, lessons started, files processed. Processor load does not count as customers.</li><li>Branches live for less than two days. A branch that is nine days old is a large release in hiding.</li></ul>',
    },
    {
      type: 'paragraph',
      content:
        'The rollback drill deserves its own paragraph because teams skip it. Every second Wednesday, at eleven in the morning, roll production back by one version and forward again. The first time takes forty minutes and finds a migration that cannot be reversed. By the third it is a coffee break. You want the finding on a Wednesday, with everyone present, at a price of forty minutes.',
    },
    { type: 'title', content: 'Four weeks, from monthly to weekly' },
    {
      type: 'paragraph',
      content:
        'Week one: measure the pipeline and cut it. Parallel jobs and cached dependencies usually halve it, and moving the slowest tenth of the tests to a nightly run takes care of half the remainder. Week two: two switches on two real features, one rollback drill. Week three: release on Wednesday whatever is merged, even when it is dull, especially when it is dull. Week four: release on Wednesday and on Friday morning.',
    },
    {
      type: 'paragraph',
      content:
        'Friday is deliberate. A team that avoids Fridays has told you, in public, that it does not trust its releases. Keep it to the morning, and keep it small. When an ordinary Friday deploy no longer makes anyone look up, move to daily and let the calendar go.',
    },
    {
      type: 'paragraph',
      content:
        'Expect one bad week. In ours, someone merged a half-finished price rule with the switch inverted, and it was live for eleven minutes before the orders chart dipped. Eleven minutes felt terrible. Under the old rhythm it would have been found on Monday.',
    },
    { type: 'title', content: 'What the testers do now' },
    {
      type: 'paragraph',
      content:
        'People ask whether this makes testers redundant. At <a href="/cases/qa-releases-without-weekends">Meridian Care</a>, where weekends used to belong to regression, the same testers now join before the code exists: they write the acceptance checks with the story, pair on the risky change and explore what is already live behind a switch. It is the <a href="/process">process</a> we use in our own projects, and it is a better job. The number we ask about is simple: how many hours last month did a tester spend repeating something a machine had done that morning?',
    },
    {
      type: 'paragraph',
      content:
        'If the honest reply is above ten, begin there. If you are not sure where the hours go, a <a href="/services/qa-audit">QA audit</a> will put a figure on it, and this is <a href="/article/how-to-read-a-qa-audit-and-what-to-do-on-monday">how to read the result</a>.',
    },
  ],
} satisfies ArticleSeed;
