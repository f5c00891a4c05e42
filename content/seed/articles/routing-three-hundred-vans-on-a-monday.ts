import type { ArticleSeed } from '../types';
import { authors } from './authors';

export default {
  title: 'Routing three hundred vans on a Monday',
  tag: ['AI', 'Architecture', 'Performance'],
  meta_title: 'Routing three hundred vans on a Monday',
  meta_description:
    'A Monday in a dispatch room, minute by minute: time windows, travel-time matrices, late drivers, and why the second-best plan often wins.',
  articleData: '2026-08-12',
  ...authors.ostap,
  articleContent: [
    {
      type: 'paragraph',
      content:
        '<strong>03:40.</strong> The order book closes. Three hundred vans, four depots, 9,420 stops, 412 of them with a window of one hour or less. On a Wednesday the same fleet carries 7,800. Monday has the weekend in its pockets.',
    },
    {
      type: 'paragraph',
      content:
        'What follows is a reconstructed working day at a parcel carrier, whose system is the bigger cousin of our <a href="/cases/fleet-routing-console">fleet routing console</a>. Times are rounded, one depot is renamed, and two Mondays are folded into one. The plan failed at 07:52. It was a good plan.',
    },
    { type: 'title', content: '03:41, the matrix' },
    {
      type: 'paragraph',
      content:
        'Before anything can be optimised, the program needs to know how long it takes to get from each stop to each other one. All pairs of 9,420 are 88.7 million travel times, and traffic makes it worse, since 08:15 and 11:00 are different cities. With four time bands and four bytes each that is 1.4 GB, most of it describing trips no van would ever make.',
    },
    {
      type: 'paragraph',
      content:
        'So we keep the 80 nearest neighbours of each stop, measured on the road network, plus every leg to its depot. That leaves about 770,000 legs, 12 MB for the four bands, computed in two minutes by a routing engine on our own machines. A pair outside the list gets a deliberately pessimistic straight-line figure. If the solver wants it anyway, it pays for an exact lookup.',
    },
    {
      type: 'paragraph',
      content:
        'Service time is learned, and it is the only place where a model earns its keep. (Our doubts about models elsewhere <a href="/article/what-an-embedding-cannot-tell-you">fill another article</a>.) A parcel locker takes 70 seconds. A third floor without a lift takes six minutes. Gradient-boosted trees over two years of scans cut the average error from 94 seconds to 51, which over 31 stops a van saves nobody a kilometre but makes the promised windows believable.',
    },
    { type: 'title', content: '03:44, the plan' },
    {
      type: 'paragraph',
      content:
        'This is the vehicle routing problem with time windows, and for more than a few dozen stops nobody computes the optimum. The honest word is “good”. We build a first plan by inserting the hardest stops first: narrow windows, then heavy loads, then far corners. It takes nine seconds. Then a large neighbourhood search improves it for eleven minutes. Remove 40 related stops, put them back in a better order, keep the result if it pays, and now and then when it does not. If you want to try the idea this week, <a href="https://developers.google.com/optimization/routing">OR-Tools</a> will take you surprisingly far.',
    },
    {
      type: 'paragraph',
      content:
        'Each depot is solved alone, on its own core, with a strip of shared stops along the borders that is traded at the end. One big problem would be about 1% shorter after an hour. We do not have the hour.',
    },
    {
      type: 'paragraph',
      content:
        'Cost is written in euros, because dispatchers can argue with euros: 0.62 a kilometre, 24 an hour, 9 for a window missed by under fifteen minutes, 40 beyond that. And 6 for moving a stop away from the driver who usually serves it. That last number did more for acceptance than the whole search. A driver who knows the dog is faster than any algorithm.',
    },
    {
      type: 'image',
      content: 'figure',
      caption:
        'Ten rounds in the middle of the search: red are the stops that were lifted out to find a better place.',
    },
    { type: 'title', content: '05:58, people' },
    {
      type: 'paragraph',
      content:
        'Vans are loaded in reverse order of the plan, so after six the sequence is expensive to touch. At 05:58 the shift lead at the eastern depot reports five drivers sick. The first gate opens at 06:22.',
    },
    {
      type: 'paragraph',
      content:
        'A full re-solve would produce a lovely plan in which 211 vans differ from the one already printed. Instead the five orphaned routes are cut into pieces and offered to the neighbours, with a penalty of 3 euros for every other stop that has to change vans. Result: 152 orphans placed, 23 vans touched, 14 windows at risk, 1.8% more kilometres than the lovely plan. Solved in 40 seconds, printed by 06:03.',
    },
    {
      type: 'quote',
      content: 'The best plan is the best one that three hundred people can still carry out.',
    },
    { type: 'title', content: '07:52, the bridge' },
    {
      type: 'paragraph',
      content:
        'An accident closes the northern bridge. The traffic feed notices at 07:59, the drivers at 07:52. Sixty-one vans have crossed or are about to.',
    },
    {
      type: 'paragraph',
      content:
        'Here our first version failed, and the timeline is worth keeping. 07:59, the feed changes, every travel time in the north is recomputed. 08:00, the optimiser starts for the whole depot. 08:04, new sequences go out, and phones buzz in sixty-one cabs. 08:11, the feed corrects itself: one lane is open. 08:15, a third plan. By 08:20 the dispatcher had nineteen calls waiting, and drivers were following whichever list they liked. It cost us 70 missed windows; the bridge itself would have cost perhaps 25.',
    },
    { type: 'paragraph', content: 'Three rules came out of it, all still in force:' },
    {
      type: 'paragraph',
      content:
        '<ul><li>The next three stops of a driver are frozen. Only a human may change them.</li><li>No van receives more than one new sequence in twenty minutes, unless the dispatcher presses the button.</li><li>A change must be worth at least 8 euros, or it stays in the drawer.</li></ul>',
    },
    {
      type: 'paragraph',
      content:
        'The app also works without a signal, so a plan is a document with a version, and a phone that wakes up under a bridge merges scans by stop and time. It never asks the server for permission to deliver.',
    },
    { type: 'title', content: '16:30, the count' },
    {
      type: 'paragraph',
      content:
        'Last stop scanned. 97.1% of windows kept, against 95.8% for the average Monday before the change, and 2,140 kilometres fewer than the dispatchers’ own manual plan for the same orders, which they were kind enough to draw for six Mondays. Roughly 7%. Suppliers quote 20 and 30; those figures compare with no planning at all.',
    },
    {
      type: 'paragraph',
      content:
        'What should a buyer ask, then? First, how long a re-plan takes when five people are ill, and how many vans it touches. Second, where the service times come from. Third, which number the solver minimises, and who may change it. Fourth, whether somebody has measured against the people who do it today. Any vendor can answer the question about algorithms, so skip it.',
    },
    {
      type: 'paragraph',
      content:
        'If you are weighing a build, run one depot in shadow for four Mondays: plan, do not publish, compare. Those four weeks cost a tenth of the project, and they turn <a href="/article/an-estimate-is-a-range-with-a-reason">the estimate</a> from a hope into a range. The same patience with timing pays elsewhere, for instance when <a href="/article/six-hours-of-reports-nine-minutes-of-waiting">a report takes six hours</a>. And if your Mondays sound like this one, <a href="/contact-us">tell us about the bridge</a>.',
    },
  ],
} satisfies ArticleSeed;
