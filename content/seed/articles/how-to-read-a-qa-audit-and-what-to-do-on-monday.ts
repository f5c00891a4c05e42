import type { ArticleSeed } from '../types';
import { authors } from './authors';

export default {
  title: 'How to read a QA audit, and what to do on Monday',
  tag: ['QA', 'Delivery', 'Team'],
  meta_title: 'How to read a QA audit and what to do on Monday',
  meta_description:
    'A QA audit ends in a document. Here is how to turn forty findings into three decisions your team can start on Monday.',
  articleData: '2026-10-14',
  ...authors.danylo,
  articleContent: [
    {
      type: 'paragraph',
      content:
        'A QA audit ends in a document. The document is usually long, mostly right, and within a fortnight nobody opens it. The auditor is rarely to blame. The trouble is in how the thing is read.',
    },
    {
      type: 'paragraph',
      content:
        'I have written about thirty of these reports and received four. Receiving is harder. What follows is the reading method we now hand over together with the report when we finish a <a href="/services/qa-audit">QA audit</a>, because the second hour after the debrief decides more than the first.',
    },
    { type: 'title', content: 'Forty findings are not forty problems' },
    {
      type: 'paragraph',
      content:
        'When we audit a team of thirty, the list tends to land around forty items. Read top to bottom, it feels like an accusation. Read sideways, it is nearly always three or four causes wearing different clothes: nobody owns the test data, the slow suite runs at the wrong time, a release depends on one person being awake.',
    },
    {
      type: 'paragraph',
      content:
        'So the first pass is for sorting only. Put every finding on a card, and group the cards by the sentence that begins “this happens because”. Give the exercise ninety minutes and invite one tester, one developer and the person who pays. A group with a single card in it can wait.',
    },
    {
      type: 'paragraph',
      content:
        'Here is a shortened example from a team of eleven. Nine cards: the nightly suite is red on Tuesdays, checkout tests are retried three times by default, two testers keep private SQL scripts, staging is refreshed by hand, a refund bug came back after six weeks, new joiners need eight days to run the suite, defects are closed as “cannot reproduce” (31 of 140 in a quarter), the demo account expires, and nobody tests the annual plan. Seven of the nine end up under one sentence: this happens because every test borrows somebody else’s data. We later wrote a whole piece on <a href="/article/test-data-is-a-product">treating test data as a product</a>, since this is the stone we find most often.',
    },
    { type: 'quote', content: 'Most findings are waves from a single stone. The job is to find the stone.' },
    {
      type: 'image',
      content: 'figure',
      caption: 'Nine cards, one stone: seven findings lead back to the red cause, two stand on their own.',
    },
    { type: 'title', content: 'Sort by what it costs to be wrong' },
    {
      type: 'paragraph',
      content:
        'Severity labels are written by testers, for testers. A product owner needs a different axis: what does it cost us if this is still true in six months? Three answers cover almost every case.',
    },
    {
      type: 'paragraph',
      content:
        '<ul><li><strong>It costs money on a bad day.</strong> Payments, data loss, a regulator. Multiply the damage by an honest guess at the odds: a double refund of €40 on 2% of 3,000 monthly refunds is €2,400 a month, which is a number people can argue with.</li><li><strong>It costs hours every week.</strong> Flaky tests, manual regression, hand-made environments. Count the people and the minutes. Six developers rerunning a pipeline twice a day at eleven minutes a go lose eleven hours a week between them.</li><li><strong>It costs pride.</strong> Naming, folder structure, a framework that has gone out of fashion.</li></ul>',
    },
    {
      type: 'paragraph',
      content:
        'If a finding only costs pride, thank the auditor and close it. Closing is a decision and deserves a line in the minutes. Otherwise the card returns in the next audit and everybody acts surprised.',
    },
    { type: 'title', content: 'The three decisions' },
    {
      type: 'paragraph',
      content:
        'By now the wall holds perhaps ten cards. Choose three: one that removes a risk, one that gives the team time back, and one that is visible to the people who paid for the audit. The third matters more than engineers like to admit, because it buys patience for the other two.',
    },
    {
      type: 'paragraph',
      content:
        'Three is a limit with arithmetic behind it. A team of eight that already ships features has, on a generous day, a fifth of its week to spare: about sixty hours. Test-data work alone takes forty in its first week. Five parallel improvements would get twelve hours each, and twelve hours is how long it takes to begin something and leave it half painted.',
    },
    {
      type: 'paragraph',
      content:
        'Check each choice with a blunt question before it goes on the board. Could a new colleague tell in four weeks whether this worked, without asking anybody? “Improve the regression suite” fails. “The suite finishes in under fifteen minutes and goes a week without a retry” passes.',
    },
    { type: 'title', content: 'What Monday looks like' },
    {
      type: 'paragraph',
      content:
        'Each of the three gets an owner, a date, and a single number that should move. Nothing else from the report goes into the backlog. Ours would read like this:',
    },
    {
      type: 'paragraph',
      content:
        '<ol><li><strong>Risk.</strong> Refunds are tested against a provider sandbox on every merge. Owner: Lesia. Number: refund defects found in production, from four a quarter to none.</li><li><strong>Time.</strong> One seed script replaces the private SQL. Owner: Pavlo. Number: days for a newcomer to run the suite, from eight to one.</li><li><strong>Visible.</strong> A release every Wednesday without a freeze. Owner: the product lead. Number: hours between the last merge and production. The trick to this one is described in <a href="/article/small-releases-boring-fridays">small releases</a>.</li></ol>',
    },
    {
      type: 'paragraph',
      content:
        'Put the three numbers where the stand-up happens. A sheet of paper is fine, and has the advantage that nobody can filter it.',
    },
    { type: 'title', content: 'Four weeks later' },
    {
      type: 'paragraph',
      content:
        'Look at the numbers before opening the document again. If a number moved, pick the next card of the same kind. If it did not, do not push harder; check whether the group was named correctly. We have been wrong about the cause twice that I know of, and both times the number said so in the third week, while the plan still looked splendid.',
    },
    {
      type: 'paragraph',
      content:
        'At <a href="/cases/qa-releases-without-weekends">Meridian Care</a> the audit named one bottleneck and everything after that was carpentry. That is how a good one ends. If yours ended in forty tickets, <a href="/contact-us">send us the report</a> and we will tell you which ones we would close unread.',
    },
  ],
} satisfies ArticleSeed;
