import type { ArticleSeed } from '../types';
import { authors } from './authors';

export default {
  title: 'Accessibility is a definition of done',
  tag: ['Design', 'QA', 'Delivery'],
  meta_title: 'Accessibility is a definition of done',
  meta_description:
    'Eight checks that take twenty minutes a story, the WCAG 2.2 criteria most teams miss, and what it costs to add accessibility afterwards.',
  articleData: '2025-10-16',
  ...authors.solomiia,
  articleContent: [
    {
      type: 'paragraph',
      content:
        'A man I will call Petro tested a checkout for us last year. He is blind, works in tax, and types faster than I do. He reached the delivery step in ninety seconds and then spent eleven minutes on a date picker that announced each day as “button, button, button”. He was kind about it. The team, watching over the call, was silent in the way people are when a ticket called “a11y improvements, later” acquires a face.',
    },
    {
      type: 'paragraph',
      content:
        'The picker had passed design review, code review and testing. All three had been asked whether it was done, and nobody had defined done so that Petro was included.',
    },
    { type: 'title', content: 'What “later” costs' },
    {
      type: 'paragraph',
      content:
        'From that project and four others I have the hours. An accessible date picker, agreed before drawing: about five hours more than an inaccessible one, mostly thinking. Adding the same afterwards: thirty-four, since the markup, the tests, the styles and two screens that had copied it all changed. Across everything we repaired, the factor was between four and eight.',
    },
    {
      type: 'paragraph',
      content:
        'In the European Union the question has also acquired a date. Since 28 June 2025 the European Accessibility Act covers e-commerce, banking services, e-books, ticketing and more for consumers, with exceptions for microenterprises that provide services. The technical yardstick in use is EN 301 549, which refers to WCAG. Level AA is the sensible target. Version 2.2 adds nine criteria to 2.1 and retires one, and costs little extra if you begin there.',
    },
    { type: 'title', content: 'Eight checks, twenty minutes' },
    {
      type: 'paragraph',
      content:
        'This list hangs in the template of every story that touches the interface. The developer runs it before asking for review; the tester repeats three of them, chosen by dice.',
    },
    {
      type: 'paragraph',
      content:
        '<ol><li><strong>Unplug the mouse.</strong> Complete the story with Tab, Enter, Space, arrows and Escape. Four minutes.</li><li><strong>Follow the focus.</strong> It is always visible, goes in reading order, and returns to where it came from when a dialog closes. Nothing sticky covers it.</li><li><strong>Zoom.</strong> At 400% in a window 1,280 pixels wide there is one column and no sideways scrolling, tables and maps excepted.</li><li><strong>Listen.</strong> Run the main path with a screen reader: NVDA with Firefox or VoiceOver with Safari, both free. Each control says a name, a role and a state.</li><li><strong>Squint.</strong> Text contrast 4.5 to 1, large text and the edges of controls 3 to 1. Measure the placeholder and the disabled-looking thing that is not disabled.</li><li><strong>Break the form.</strong> Each error is described in words, next to its field, tied to it in code, and a summary takes the focus.</li><li><strong>Ask for calm.</strong> With reduced motion switched on, nothing slides, parallaxes or celebrates.</li><li><strong>Run the machine.</strong> An automated scan with no violations, in the pipeline, on every state and not just the first one.</li></ol>',
    },
    {
      type: 'paragraph',
      content:
        'Number eight comes last on purpose. By our count, over 312 issues logged in those five projects, the scanner found 37%. It is superb at missing labels and blind to a focus order that goes home by way of the footer.',
    },
    {
      type: 'image',
      content: 'figure',
      caption: '312 issues in five projects: red is the 37% a scanner found, hollow is what took a person.',
    },
    { type: 'title', content: 'The criteria most teams have not read' },
    {
      type: 'paragraph',
      content:
        '<a href="https://www.w3.org/TR/WCAG22/">WCAG 2.2</a> reads like a contract, because it is one. Of the nine additions, six apply at levels A and AA, and each has an everyday shape.',
    },
    {
      type: 'paragraph',
      content:
        '<ul><li><strong>Focus Not Obscured (2.4.11).</strong> Your sticky header and cookie bar must not hide the focused element entirely. One line of <code>scroll-padding-top</code> settles most cases.</li><li><strong>Dragging Movements (2.5.7).</strong> Whatever can be dragged can also be done with single presses. A sortable list needs “move up”, a slider needs a field or buttons.</li><li><strong>Target Size, Minimum (2.5.8).</strong> 24 by 24 CSS pixels, or enough space around; links inside a sentence are exempt. We draw 44 and keep 24 for the exceptions.</li><li><strong>Consistent Help (3.2.6).</strong> If help is on several pages, it stays in the same place in the order.</li><li><strong>Redundant Entry (3.3.7).</strong> Do not ask for the same information twice in one process. Prefill the billing address, or offer a tick box.</li><li><strong>Accessible Authentication, Minimum (3.3.8).</strong> No puzzles or memory tests without another way in. Letting people paste a password is half of this criterion, and there are still banks that forbid it.</li></ul>',
    },
    {
      type: 'paragraph',
      content:
        'The remaining three are at level AAA, Focus Appearance among them. Borrow that one anyway: an outline two pixels thick with a 3 to 1 change of contrast costs nothing and helps anyone who has lost a cursor on a projector.',
    },
    { type: 'quote', content: 'The scanner found 37%. The rest was found by people who needed it to work.' },
    { type: 'title', content: 'Where it goes wrong in a team' },
    {
      type: 'paragraph',
      content:
        'Responsibility, mostly. If accessibility belongs to an expert, it waits for the expert. In our arrangement each role has one sentence. Designers deliver focus order, names of icon buttons and the states; it is part of <a href="/article/four-contracts-between-design-and-code">the contracts</a> we sign anyway. Developers use the native element unless they can say aloud why not. Testers own the list and may refuse a story by number: “fails three”. Product owners may accept a known gap, in writing, with a date and their name beside it. That last sentence has reduced known gaps remarkably.',
    },
    {
      type: 'paragraph',
      content:
        'The second trap is the overlay, a script that promises conformity for a monthly fee. It cannot know what your unlabelled button does, and screen-reader users tend to block it. Spend the fee on two sessions with people like Petro. An hour costs about €80, and five sessions will find most of what hurts.',
    },
    {
      type: 'paragraph',
      content:
        'Third, the audit at the end. It produces a spreadsheet of 140 rows in the week before launch, when nobody can act. The same auditor, invited in the third week to test the first two flows, will produce twelve, and every component built afterwards inherits the answer. The <a href="/article/how-to-read-a-qa-audit-and-what-to-do-on-monday">reading method for audits</a> works for these documents as well: group by cause, and the 140 are usually nine components.',
    },
    { type: 'title', content: 'Begin with one component' },
    {
      type: 'paragraph',
      content:
        'Pick the control that appears most, commonly the text field with its error, and take it through all eight checks this week. Publish the result in your library with the list attached. Next week the dialog. Then the menu. After six components about four fifths of a typical product is standing on tested ground, and stories begin to pass because the pieces did.',
    },
    {
      type: 'paragraph',
      content:
        'One correction to that order comes from the <a href="/cases/exam-hall-online">exam hall</a>, where screen-reader users joined every rehearsal: the equation editor, accessible on paper, was dreadful in their hands. Since then the hardest component goes second. Our <a href="/services/web-app-&amp;-website-testing">web testing</a> team runs the same eight checks on products built elsewhere, and a <a href="/services/qa-audit">QA audit</a> includes them without being asked.',
    },
    {
      type: 'paragraph',
      content:
        'Petro did the checkout again in March. Four minutes and ten seconds, including the coupon. He found two more things, both of them spelling.',
    },
  ],
} satisfies ArticleSeed;
