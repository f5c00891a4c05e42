import type { ArticleSeed } from '../types';
import { authors } from './authors';

export default {
  title: 'Outstaffing that survives the third month',
  tag: ['Team', 'Delivery', 'QA'],
  meta_title: 'Outstaffing that survives the third month',
  meta_description:
    'Why borrowed engineers fade in week nine, what each side should do in the first ninety days, and the five figures that warn you in time.',
  articleData: '2026-01-29',
  ...authors.iryna,
  articleContent: [
    {
      type: 'paragraph',
      content:
        'Week one is lovely. New people, new energy, a first merge on Wednesday. In week nine a manager looks at the board and wonders what, precisely, the two engineers from outside have been doing. They wonder as well. I have watched this often enough to put it in a calendar, and the cause was hardly ever skill, since four interviews filter for that.',
    },
    {
      type: 'paragraph',
      content:
        'What runs out in the third month is borrowed context. A guest lives for eight weeks on tickets that somebody else has cut into pieces. Then the person who did the cutting goes on holiday.',
    },
    { type: 'title', content: 'Three bills that arrive late' },
    {
      type: 'paragraph',
      content:
        'Hourly rates are easy to compare, which is why they get compared. The bills below decide whether the rate was a bargain. Take two engineers at €45 an hour: about €14,400 a month together.',
    },
    {
      type: 'paragraph',
      content:
        '<strong>The bill for attention.</strong> Somebody on your side answers questions. In a healthy start it is six hours a week for the pair, falling to two by week six. If it is still six in week ten, 15% of a senior salary goes on being a search engine.',
    },
    {
      type: 'paragraph',
      content:
        '<strong>The bill for waiting.</strong> A reviewed pull request that waits a day costs more than a day, because its author begins something else and then carries both. With a median wait of 26 hours, which we measured at one client, the pair delivered what 1.3 people could have. At four hours it was 1.9.',
    },
    {
      type: 'paragraph',
      content:
        '<strong>The bill for leaving.</strong> If a guest goes, how much leaves with them? Price it as weeks until a newcomer merges without help. Documentation counts only if a newcomer has used it.',
    },
    { type: 'title', content: 'The first ten days' },
    {
      type: 'paragraph',
      content:
        'Start before day one. Accounts, a laptop that builds the product, a named neighbour, and one task which is small, real and visible to users. “Get to know the code base” is no task. It is what people say when no one had time to prepare.',
    },
    {
      type: 'paragraph',
      content:
        'Day two: the first merge, even if it is a corrected label. It exercises the whole chain from branch to production, and every broken link in that chain is yours to fix, with thanks. Day three: the guest writes down each step of the set-up that differed from the manual. Day five: they sit through a support call or a customer demo. By day ten they should have explained one part of the system to somebody on your team, at a whiteboard, and been corrected.',
    },
    {
      type: 'paragraph',
      content:
        'Overlap matters here more than later. We promise at least five common hours with any office between Lisbon and New York, and I would spend all five together in these two weeks. Afterwards two are enough.',
    },
    {
      type: 'image',
      content: 'figure',
      caption: 'The first ten days: red is the first merge, on day two.',
    },
    { type: 'title', content: 'Week five: change the kind of work' },
    {
      type: 'paragraph',
      content:
        'So far tickets arrive chopped. If it stays that way, week nine comes as described. So in the fifth week, on purpose, hand over a problem in place of a task: “refunds take support eleven minutes each, make it three”. Let the pair propose, estimate, negotiate with your designer and be wrong once in public.',
    },
    {
      type: 'paragraph',
      content:
        'It feels early. It costs perhaps three days compared with doing the thinking yourself. What you buy is the end of the attention bill, because people who own an area stop asking what to do and start asking whether it is worth doing. Three of the four engineers who joined the <a href="/cases/sector-classification-engine">sector classification engine</a> for one quarter are still there; each of them had a named part of the product by week six.',
    },
    { type: 'quote', content: 'Hand over a problem before you run out of tickets.' },
    {
      type: 'paragraph',
      content:
        'Owning also means the unpleasant parts: the on-call rota, the flaky test, the meeting with the auditor. Guests who are spared all this remain guests. Ours take part in the <a href="/article/test-data-is-a-product">test data</a> and in <a href="/article/small-releases-boring-fridays">small releases</a> like everyone else.',
    },
    { type: 'title', content: 'Five figures, once a month' },
    {
      type: 'paragraph',
      content:
        'Numbers give a manager something to say before the feeling does. These take half an hour to collect from any repository and calendar. Show them to the guests; secrecy would spoil the effect.',
    },
    {
      type: 'paragraph',
      content:
        '<ul><li>Median hours from pull request to first review, guests and residents apart. A gap above double means two teams.</li><li>Share of their tickets written by themselves: near zero in month one, above a third in month three.</li><li>Hours per week your people spend answering. Estimate together, to the nearest hour.</li><li>Areas where a guest is the only one who knows. Above one is a risk, zero after three months is a waste.</li><li>Defects found after release per ten merged changes, guests and residents apart. In a sound arrangement you cannot tell the two rows from each other by the second month.</li></ul>',
    },
    {
      type: 'paragraph',
      content:
        'The last is also a fair quarrel-stopper. When somebody says that “the external code is worse”, there is a row to look at. In the eleven teams for which we kept it last year, two had a real difference, one in each direction.',
    },
    { type: 'title', content: 'Plan the goodbye in week one' },
    {
      type: 'paragraph',
      content:
        'Everybody avoids this subject at the beginning, when it is cheap. Our terms are two weeks of notice, either way, for adding or releasing people. That is short, and it works only if leaving has been rehearsed.',
    },
    {
      type: 'paragraph',
      content:
        'So in the second month one of the pair takes a full week off and hands over beforehand in no more than an hour. What goes wrong in that week is a list of what is in one head. Two items are normal. Nine are an argument for pairing on Thursdays. Rehearsing sounds gloomy, and people like it: it is the only holiday that counts as risk management.',
    },
    {
      type: 'paragraph',
      content:
        'Write the outcome down where it will be found: a page per area with how to run it, how it fails, whom it annoys. Two pages at most, reviewed by someone who had never opened that folder.',
    },
    {
      type: 'paragraph',
      content:
        'And know when to stop. If the roadmap needs a decision every hour and nobody inside can take it, more hands make a longer queue. If the work has an end and a shape, a fixed project with <a href="/article/an-estimate-is-a-range-with-a-reason">an honest range</a> is cheaper than people by the hour. Half of the first calls about <a href="/services/it-outstaffing">outstaffing</a> end with a smaller team than was asked for, or with none. The other half begin with the question I would put to any supplier, us included: tell me about a placement that failed in the third month, and what you changed. Ours failed in 2021, and most of this article is what we changed.',
    },
  ],
} satisfies ArticleSeed;
