import { automation, focus, loadTest, maze, paths, screens as screenSizes } from '../../art/pictograms';
import checks from '../../art/svg/banner-checks.svg';
import gauge from '../../art/svg/banner-gauge.svg';
import lens from '../../art/svg/lens.svg';
import lensPlays from '../../art/svg/lens-plays.svg';
import marks from '../../art/svg/marks-testing.svg';
import sparkFall from '../../art/svg/spark-fall.svg';
import sparkKeep from '../../art/svg/spark-keep.svg';
import sparkPin from '../../art/svg/spark-pin.svg';
import sparkStep from '../../art/svg/spark-step.svg';
import { screens } from '../../domain/paths';
import type { Landing } from './types';

/** Titles of the cases shown first; without them the newest are. */
export const testingCases = ['Fleet Routing Console', 'Remote Lessons Studio', 'Spare Parts Catalogue'];

export const webTesting = {
  screen: 'webTesting',
  crumbs: [
    { title: 'Home', href: screens.home.path },
    { title: 'Services', href: screens.services.path },
    { title: 'Web App and Website Testing' },
  ],
  seo: {
    title: 'Web App and Website Testing Services',
    description:
      'Functional, automated, load, security and accessibility testing for sites and web apps. Every defect arrives with its steps, a recording and a build.',
  },
  service: { name: 'Web app and website testing', type: 'Software testing' },
  hero: {
    title: 'Web App and Website Testing',
    lead: 'Forms, payments, search, the back button. We use your product harder than your customers will, and note exactly where it gave way.',
    action: 'Get it tested',
    art: { src: lens, plays: lensPlays },
    look: 'lens',
  },
  sections: [
    {
      kind: 'reasons',
      title: 'Why Test Your Website or Web App',
      note: 'Six reasons, in the order most teams meet them.',
      signLabel: 'You notice it as',
      items: [
        {
          title: 'Fewer lost orders',
          text: 'A checkout that fails one time in fifty does not raise an alarm. It lowers a number in a report, and somebody blames the campaign.',
          sign: 'Abandoned carts with nothing in the log',
        },
        {
          title: 'Calm release days',
          text: 'When regression runs overnight, the release meeting shrinks to one sentence. Teams that trust their checks ship smaller changes, and smaller changes break less.',
          sign: 'A code freeze that starts on Wednesday',
        },
        {
          title: 'One site on every screen',
          text: 'Your team sees it on the laptop it was built on. Customers bring four-\u2060year-old phones, text at 200% and a browser you forgot.',
          sign: 'Tickets that end with “works for me”',
        },
        {
          title: 'Headroom under load',
          text: 'A page that takes one second for ten people can take nine for ten thousand. We find the bend in that curve before your launch date does.',
          sign: 'Time-\u2060outs in the first hour of a sale',
        },
        {
          title: 'Data that stays in',
          text: 'Broken access rules rarely look broken. One changed digit in an address, and a customer is reading a stranger’s invoice.',
          sign: 'Nothing at all, until a letter arrives',
        },
        {
          title: 'Open to everyone',
          text: 'Keyboard, screen reader, contrast, captions. The law in the EU now asks for it, and the fix is cheapest while the page is still a template.',
          sign: 'Visitors who leave at the first form',
        },
      ],
    },
    {
      kind: 'cells',
      title: 'Website Testing Services That Scale With You',
      note: 'Start with two days before a launch. Stay for the nightly runs.',
      ground: 'grey',
      columns: 'three',
      items: [
        {
          icon: paths,
          title: 'Functional testing',
          text: 'Every route a person can take, including the ones missing from the prototype.',
        },
        {
          icon: automation,
          title: 'Test automation',
          text: 'A suite that runs in minutes on each merge, and stays short enough to read.',
        },
        {
          icon: loadTest,
          title: 'Performance testing',
          text: 'Load, stress and soak runs that end with the slow query named, not hinted at.',
        },
        {
          icon: screenSizes,
          title: 'Cross-\u2060browser and device',
          text: 'Real phones, odd viewports, old Safari. The matrix comes from your analytics.',
        },
        {
          icon: maze,
          title: 'Security testing',
          text: 'Access rules, sessions and uploads, tried by someone with a curious mind.',
        },
        {
          icon: focus,
          title: 'Accessibility testing',
          text: 'WCAG 2.2 AA by keyboard and two screen readers, on top of a scanner.',
        },
      ],
    },
    {
      kind: 'banner',
      title: 'A launch date in the calendar?',
      text: 'Tell us the day. We say what can still be tested before it, and where we would begin.',
      art: { src: checks },
    },
    {
      kind: 'charts',
      title: 'What You Gain',
      items: [
        {
          chart: sparkPin,
          title: 'Bugs with an address',
          text: 'Each report holds the steps, a recording, the failed request and the build it arrived in.',
        },
        {
          chart: sparkFall,
          title: 'A regression you can afford',
          text: 'The repeatable half is automated first, which leaves testers their hours for whatever is new.',
        },
        {
          chart: sparkStep,
          title: 'Numbers for the steering meeting',
          text: 'Escaped defects, time to fix and coverage by risk, on one page, at the end of every sprint.',
        },
        {
          chart: sparkKeep,
          title: 'A suite that outlives the contract',
          text: 'Scripts, data and pipelines live in your repository. When we leave, they keep running.',
        },
      ],
    },
    {
      kind: 'tools',
      title: 'Twelve tools we keep sharp',
      note: 'If your team runs something else, we learn yours. It is quicker than moving you.',
      items: [
        { name: 'Selenium', mark: `${marks}#selenium` },
        { name: 'Cypress', mark: `${marks}#cypress` },
        { name: 'Jenkins', mark: `${marks}#jenkins` },
        { name: 'Jira', mark: `${marks}#jira` },
        { name: 'Postman', mark: `${marks}#postman` },
        { name: 'Swagger', mark: `${marks}#swagger` },
        { name: 'Playwright', mark: `${marks}#playwright` },
        { name: 'JMeter', mark: `${marks}#jmeter` },
        { name: 'BrowserStack', mark: `${marks}#browserStack` },
        { name: 'TestFlight', mark: `${marks}#testFlight` },
        { name: 'Docker', mark: `${marks}#docker` },
        { name: 'TestRail', mark: `${marks}#testrail` },
      ],
    },
    {
      kind: 'timeline',
      title: 'Five steps, and you may stop after any of them',
      items: [
        {
          title: 'Walk through',
          text: 'Half a day with the product and no documentation. A first impression is a test that can only be run once.',
        },
        {
          title: 'Risk map',
          text: 'Together with your product owner we mark what must never fail, what may limp, and what nobody would miss.',
        },
        {
          title: 'Test design',
          text: 'Cases for the top of the map, written so that a colleague who joined yesterday can run them.',
        },
        {
          title: 'Run and automate',
          text: 'Manual rounds by day, automated rounds by night. Findings reach your tracker within the hour.',
        },
        {
          title: 'Report',
          text: 'What was tested, what was left out on purpose, and what to watch in the next release. Two pages.',
        },
      ],
    },
    {
      kind: 'banner',
      title: 'Need QA Help?',
      text: 'When tests exist and nobody trusts them, more tests will not help. An audit finds out why first.',
      link: { label: 'Learn more', about: 'about the QA audit', href: screens.qaAudit.path },
      art: { src: gauge, keep: 'bottom' },
    },
    {
      kind: 'slides',
      title: 'Products that survived us',
      label: 'Testing case studies',
      chosen: testingCases,
    },
    {
      kind: 'faq',
      title: 'Before you send the link',
      ground: 'grey',
      items: [
        {
          question: 'When should testing start?',
          answer:
            'With the first clickable version, however ugly. A wrong assumption found in a wireframe costs a conversation; the same one found after launch costs a migration.',
        },
        {
          question: 'Manual or automated?',
          answer:
            'Both, split by purpose. Machines repeat what is known, people look for what nobody wrote down. We propose the split after the risk map.',
        },
        {
          question: 'What does website testing cost?',
          answer:
            'It follows the number of risky paths, not the number of pages. A single release check is quoted in days; continuous testing is billed monthly per tester.',
        },
        {
          question: 'What do you need from us?',
          answer:
            'A staging address, two accounts for each role, and one person who can say what a screen is supposed to do.',
        },
      ],
    },
    { kind: 'riskMap' },
    {
      kind: 'contact',
      title: 'Show us the weak spot',
      line: 'A staging address and the part you worry about are enough for a first answer.',
    },
  ],
} satisfies Landing;
