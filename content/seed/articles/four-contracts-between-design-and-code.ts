import type { ArticleSeed } from '../types';
import { authors } from './authors';

export default {
  title: 'Four contracts between design and code',
  tag: ['Design', 'Delivery', 'Team'],
  meta_title: 'Four contracts between design and code',
  meta_description:
    'Names, states, limits and motion: four short agreements that stop a design from arriving in production as a distant relative of itself.',
  articleData: '2026-09-08',
  ...authors.solomiia,
  articleContent: [
    {
      type: 'paragraph',
      content:
        'Last spring I compared a finished settings page with my own file and counted thirty-one differences. Nine were mistakes of the engineer. Four were mine. The other eighteen were questions no one had answered: what happens when the name is ninety characters long, when the list is empty, when the network takes eight seconds. Somebody had to decide, alone, at half past five. I would have guessed too.',
    },
    {
      type: 'paragraph',
      content:
        'We now settle those questions in four written agreements. Each fits on a page. Together they take a day at the start of a project, and they have cut that count of thirty-one to five or six a page.',
    },
    { type: 'title', content: 'Contract one: names' },
    {
      type: 'paragraph',
      content:
        'A colour that is called “Brand/Primary/500 copy 2” in the file and <code>$blue</code> in the code will drift, because nobody can search for it. So the first contract is a list of names, identical on both sides to the letter: around thirty colours, eight type sizes, nine spaces, three radii. The code is the master copy. The design file imports it, through a plug-in or by hand, and a change to a value is a pull request that both of us approve.',
    },
    {
      type: 'paragraph',
      content:
        'Name things after their job. <code>surface-raised</code> survives a rebrand; <code>grey-100</code> merely describes the wall. We keep two layers, a palette that only the theme may touch and roles that everybody uses, and the lint rule is one line: a component that mentions a palette colour does not build.',
    },
    {
      type: 'paragraph',
      content:
        'The components get the same treatment. If the file says “Banner” and the repository says <code>NoticeBar</code>, half of every review is spent discovering that they are the same rectangle.',
    },
    { type: 'title', content: 'Contract two: states' },
    {
      type: 'paragraph',
      content:
        'Screens are drawn in their best clothes. Real ones are mostly in between: loading, empty, partial, failed, forbidden, out of date. For every component that touches data we fill in a small sheet before anyone opens an editor.',
    },
    {
      type: 'paragraph',
      content:
        '<ul><li><strong>Loading.</strong> What is shown before 300 milliseconds (nothing), after that (a skeleton of the same height), and after ten seconds (a sentence and a way out).</li><li><strong>Empty.</strong> The first time and the hundredth time differ. One invites, the other confirms.</li><li><strong>Failed.</strong> Which part of the page survives, what the sentence says, what the button does.</li><li><strong>Too much.</strong> Four hundred rows, a title of two hundred characters, a German compound noun.</li><li><strong>Not allowed.</strong> Hidden, disabled with a reason, or visible until pressed? Pick one for the whole product.</li></ul>',
    },
    {
      type: 'paragraph',
      content:
        'A booking form had seventeen states on this sheet. I had drawn three. Writing out the remaining fourteen took two hours, of which the engineer reckons it saved him four days, and I reckon it saved me a fortnight of small messages.',
    },
    {
      type: 'image',
      content: 'figure',
      caption:
        'Seventeen states of one booking form. Three were drawn; red is the one a customer meets when something fails.',
    },
    { type: 'title', content: 'Contract three: limits' },
    {
      type: 'paragraph',
      content:
        'Content has breakpoints; layouts merely obey them. The third page says how each block bends: minimum width, maximum width, what wraps, what truncates, what is allowed to disappear. “The table scrolls inside its own frame below 720 pixels, the first column stays” is a contract. “Responsive” is a wish.',
    },
    {
      type: 'paragraph',
      content:
        'Put numbers on text as well, and take them from the schema instead of from a lorem file. If the database allows 200 characters in a title, the card is designed at 200, at 1 and at the median. For one catalogue the median was 23 and the longest 174, and both pictures hang in the same frame in the file, where they keep me honest.',
    },
    {
      type: 'paragraph',
      content:
        'Accessibility limits belong here too. Contrast of 4.5 to 1 for body text, targets of at least 24 by 24 CSS pixels, a visible focus that nothing sticky may cover: all of it from <a href="https://www.w3.org/TR/WCAG22/">WCAG 2.2</a>, all of it testable by a script or a ruler. I have written separately about <a href="/article/accessibility-is-a-definition-of-done">making that part of done</a>.',
    },
    { type: 'quote', content: 'Layouts bend where the content does. Write down how far, in pixels.' },
    { type: 'title', content: 'Contract four: motion' },
    {
      type: 'paragraph',
      content:
        'Motion is where goodwill goes to die, since the file shows two still pictures and an arrow. We write it as a table with five columns: what moves, what triggers it, which property, how long, which curve. Then a sixth: what happens when the visitor has asked for reduced motion. A typical row reads “drawer, on press, transform, 220 ms, ease-out; reduced: appears at once”.',
    },
    {
      type: 'paragraph',
      content:
        'Allow only <code>transform</code> and <code>opacity</code> unless someone argues for more. A height that animates makes the browser lay out the page sixty times a second, and on a four-year-old phone the result looks like a stammer. Keep the set of durations small. Ours has three, and I have never missed the fourth.',
    },
    { type: 'title', content: 'Signing, and breaking' },
    {
      type: 'paragraph',
      content:
        'The contracts live in the repository, next to the code, as four short files. Designers can edit them; reviewers can point at a line. A pull request that touches the interface carries screenshots of the states it implements, made by the test run, at two widths. I review those pictures in the same tool as everybody else, usually within the day.',
    },
    {
      type: 'paragraph',
      content:
        'Broken contracts are normal and useful. When a component cannot honour its sheet, one of two things is true: the sheet was naive or the component is tired. Either way, the change is written down before it is built. In the <a href="/cases/options-trading-analytics-platform">trading platform</a> the density rule changed four times in a month, always because a trader had shown us his second monitor.',
    },
    {
      type: 'paragraph',
      content:
        'What does the day buy? In the last five projects we counted the design comments raised after implementation. Without contracts: about one for every forty lines of markup. With them: one for every two hundred. Prototypes made in the browser, which is how <a href="/process">our process</a> works anyway, move the figure further, because half of the fourth contract writes itself.',
    },
    {
      type: 'paragraph',
      content:
        'If you can manage just one page this week, choose the second. Take the busiest screen you have, list its states, and ask who decided each of them. Silence counts as an answer, and <a href="/contact-us">we can help with the rest</a>.',
    },
  ],
} satisfies ArticleSeed;
