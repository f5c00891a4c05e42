import type { ArticleSeed } from '../types';
import { authors } from './authors';

export default {
  title: 'An estimate is a range with a reason',
  tag: ['Delivery', 'Team', 'FinTech'],
  meta_title: 'An estimate is a range with a reason',
  meta_description:
    'A conversation with a client about one number: why twelve tasks of four days are not 48 days, and how to sign a range both sides trust.',
  articleData: '2026-04-23',
  ...authors.iryna,
  articleContent: [
    {
      type: 'paragraph',
      content:
        'This conversation took place over two calls and one walk. The client runs operations at a lender, is good at arithmetic, and has agreed to be printed without a name. I have shortened us both.',
    },
    { type: 'title', content: '“Just give me the number”' },
    {
      type: 'paragraph',
      content:
        '<strong>Client:</strong> The board meets on Thursday. How many days for the repayment portal?',
    },
    { type: 'paragraph', content: '<strong>Iryna:</strong> Between 60 and 80 working days for the team.' },
    { type: 'paragraph', content: '<strong>Client:</strong> So 70.' },
    {
      type: 'paragraph',
      content:
        '<strong>Iryna:</strong> With 70 you would be late about one time in four. With 60 it is every second time. Which odds would you like to defend in September?',
    },
    { type: 'paragraph', content: '<strong>Client:</strong> I would like a number that is true.' },
    {
      type: 'paragraph',
      content: '<strong>Iryna:</strong> The range is true. Cut it down to its middle and it becomes a wish.',
    },
    {
      type: 'paragraph',
      content:
        '<strong>Client:</strong> Your list has twelve tasks, and next to each it says “four days”. My calculator makes that 48. Where does the rest come from? Margin?',
    },
    { type: 'title', content: 'From 48 to 60, and on to 80' },
    {
      type: 'paragraph',
      content:
        '<strong>Iryna:</strong> Four is the most likely value for each. We also asked the team for a good case and a bad one. They said two and twelve. Nearly every task in software leans that way: it cannot take less than nothing, but the bank’s test system can be down for a week.',
    },
    { type: 'paragraph', content: '<strong>Client:</strong> So four is not the middle.' },
    {
      type: 'paragraph',
      content:
        '<strong>Iryna:</strong> It is the peak. The mean of such a lopsided thing lies higher. An old formula called PERT gives (2 + 4 × 4 + 12) / 6, which is five. Twelve tasks of five days make 60. You lost twelve days by adding up peaks, before anyone made a mistake.',
    },
    { type: 'paragraph', content: '<strong>Client:</strong> And the 80?' },
    {
      type: 'paragraph',
      content:
        '<strong>Iryna:</strong> In two steps. The same formula guesses the spread as (12 − 2) / 6, about 1.7 days per task. If the tasks go wrong independently, spreads add as squares, so twelve of them give 1.7 times the root of twelve, nearly six. For nine chances in ten you go 1.28 spreads above the mean. That gives 67.',
    },
    { type: 'paragraph', content: '<strong>Client:</strong> I notice an “if” in there.' },
    {
      type: 'paragraph',
      content:
        '<strong>Iryna:</strong> You are good at this. They are not independent. If the bank’s interface is worse than documented, it hurts five tasks at once. Assume a correlation of a half between them and the spread grows from six to almost fifteen. Then nine in ten means 79. That is my 80, and the reason the formula from the textbook makes people late with such confidence.',
    },
    {
      type: 'image',
      content: 'figure',
      caption:
        'Dashed: twelve tasks that go wrong one by one. Solid: tasks that go wrong together. Red is the way from 60 to 80.',
    },
    { type: 'title', content: 'Reasons you can argue with' },
    {
      type: 'paragraph',
      content: '<strong>Client:</strong> If you hand me 60 to 80, the board will hear 60.',
    },
    {
      type: 'paragraph',
      content:
        '<strong>Iryna:</strong> Then hand them the reasons, and let them buy the range down. These are the four that make it wide, with what they are worth:',
    },
    {
      type: 'paragraph',
      content:
        '<ul><li><strong>The bank’s interface: eight days.</strong> We have the manual, not a login. Two days with test credentials would tell us.</li><li><strong>Migration of old agreements: six days.</strong> Nobody knows how many of the 41,000 have a hand-edited schedule. One query, one morning, once we have read access.</li><li><strong>Sign-off by compliance: four days.</strong> It took three rounds last time. A named person with a calendar slot makes it one.</li><li><strong>Statements as PDF: two days.</strong> Your designer and your lawyer want different things. We do not mind which.</li></ul>',
    },
    {
      type: 'paragraph',
      content:
        '<strong>Client:</strong> So for about three days of work, plus two favours from my colleagues, you would cut the range.',
    },
    {
      type: 'paragraph',
      content:
        '<strong>Iryna:</strong> By something like half. We call this discovery, it has a price of its own, and it <a href="/process">stands at the beginning</a> for that reason. You may stop after it and keep the paper.',
    },
    { type: 'quote', content: 'A single number is a range with the reason torn off.' },
    { type: 'title', content: 'What goes into the contract' },
    {
      type: 'paragraph',
      content: '<strong>Client:</strong> My lawyer dislikes ranges. He wants a fixed price.',
    },
    {
      type: 'paragraph',
      content:
        '<strong>Iryna:</strong> He can have one. It will be 80 and a bit, since whoever carries the risk charges for it. If everything goes well you have paid for weather that never came. Or we work by time, with a ceiling: you pay what it takes, we tell you at 50% and at 75% of the ceiling what the remainder looks like, and scope comes off the bottom of the list before money goes on top.',
    },
    { type: 'paragraph', content: '<strong>Client:</strong> And who watches the list?' },
    {
      type: 'paragraph',
      content:
        '<strong>Iryna:</strong> You do. Every fortnight you see three figures: days spent, days we now believe remain, and how both have moved. Watch the third. An estimate which never changes in six weeks has not been looked at for six weeks.',
    },
    { type: 'paragraph', content: '<strong>Client:</strong> What if it only ever goes up?' },
    {
      type: 'paragraph',
      content:
        '<strong>Iryna:</strong> Twice in a row is noise. Three times is a wrong assumption, and we go and find it. In a <a href="/cases/instant-payout-rails">payout project</a> the third rise came from shortened first names, which failed the bank’s check far more often than anyone had assumed. It was cheap to learn early. The list of surprises is different in each project, although <a href="/article/choosing-a-payment-gateway-when-every-sales-page-says-yes">payment gateways</a> and test data appear on most of them.',
    },
    { type: 'paragraph', content: '<strong>Client:</strong> How often are you right?' },
    {
      type: 'paragraph',
      content:
        '<strong>Iryna:</strong> We keep score. In the last 26 projects, 21 ended within the range given after discovery, four above and one below. Nine in ten would allow two or three above, so four may be luck. Three of them depended on a third party, however, and for those we have widened the bad case. Ask your other bidders for that table. The reply will be interesting even when there is no table.',
    },
    { type: 'title', content: 'How to do it on Monday' },
    {
      type: 'paragraph',
      content:
        'He asked for a version without me in it. Here it is, good for a team of any size and a list of up to thirty tasks.',
    },
    {
      type: 'paragraph',
      content:
        '<ol><li>Split until nothing is longer than ten days. Anything that cannot be split is a question, so write it as one.</li><li>Let two people give three numbers for each task, separately. Where the likely values differ by more than double, they talk. The talk is the product.</li><li>Ask for the bad case with a story: “it takes twelve because…”. A bad case without a story is only a nervous four.</li><li>Add up the means. Mark the tasks that share a story, and treat those as going wrong together.</li><li>Present three things: the nine-in-ten figure, the likely figure, and the four largest reasons with a price for removing each.</li><li>Repeat every two weeks, on one page, with last time’s numbers left visible.</li></ol>',
    },
    {
      type: 'paragraph',
      content:
        'The board was shown 60 to 80, the four reasons and a request for three days. They approved all of it. Afterwards the range was 61 to 70, and the portal went live on the 66th day. I mention it with some embarrassment, because a story this neat proves nothing; it takes twenty before you may believe a word. You can <a href="/contact-us">bring your own list</a>, and we will gladly tell you where the peaks are. If the range has to do with people instead of tasks, <a href="/article/outstaffing-that-survives-the-third-month">the third month</a> is where to look.',
    },
  ],
} satisfies ArticleSeed;
