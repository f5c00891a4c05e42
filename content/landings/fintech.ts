import marks from '../../art/svg/marks-fintech.svg';
import rosette from '../../art/svg/rosette.svg';
import rosettePlays from '../../art/svg/rosette-plays.svg';
import { screens } from '../../domain/paths';
import { offered } from '../offered';
import { site } from '../site';
import { cooperationModels } from './cooperation-models';
import type { Landing } from './types';

export const fintech = {
  screen: 'fintech',
  found: 'Industry',
  crumbs: [
    { title: 'Home', href: screens.home.path },
    { title: 'Services', href: screens.services.path },
    { title: 'Fintech App Development' },
  ],
  seo: {
    title: 'Fintech App Development Company',
    description:
      'Wallets, lending, trading and open banking by engineers who read the rulebook first. Ten services, eleven kinds of product, a first version in 3–6 months.',
  },
  service: { name: 'Fintech app development', type: 'Financial software development' },
  hero: {
    title: 'Fintech App Development Company',
    lead: 'Wallets, lending desks and trading tools, made by people who sat through the compliance meeting and took notes.',
    action: 'Start with a call',
    art: { src: rosette, plays: rosettePlays },
    look: 'rosette',
  },
  sections: [
    {
      kind: 'accordions',
      title: 'Ten services, one ledger that balances',
      note: 'Open the ones you need. They were built to be ordered separately.',
      ground: 'white',
      open: 'any',
      items: [
        {
          title: 'Product discovery',
          text: 'Licence, market and money flow on one diagram. If the idea needs a banking partner before it needs an app, you hear it before you spend.',
        },
        {
          title: 'Mobile banking apps',
          text: 'Accounts, cards and transfers on iOS and Android, with biometric sign-\u2060in and balances that agree with the core.',
        },
        {
          title: 'Web platforms',
          text: 'Customer portals and back offices with four-\u2060eyes approval, audit trails and exports an accountant accepts.',
        },
        {
          title: 'Core and API integration',
          text: 'Banking cores, KYC providers, processors and bureaus behind one internal interface, so that replacing a vendor stays a contract matter.',
        },
        {
          title: 'Open banking',
          text: 'Account information and payment initiation under PSD2, consent screens included, tried against the sandbox first and reality second.',
        },
        {
          title: 'Data and risk models',
          text: 'Scoring, limits and forecasts built on features a regulator can follow, versioned together with their data.',
        },
        {
          title: 'Compliance engineering',
          text: 'KYC, AML, GDPR and PCI DSS written as acceptance criteria inside the sprint.',
        },
        {
          title: 'Security',
          text: 'Threat models, key management, penetration tests, and a rehearsal of the worst morning.',
        },
        {
          title: 'Legacy modernisation',
          text: 'Old ledgers moved account by account, both systems counting in parallel until the difference has been zero for a month.',
        },
        {
          title: 'Support and evolution',
          text: 'On-\u2060call engineers who know the end-\u2060of-\u2060day batch, monthly dependency updates, a cost review each quarter.',
        },
      ],
    },
    {
      kind: 'solutions',
      title: 'Eleven products we know from the inside',
      items: [
        { title: 'Digital wallets', text: 'Top up, hold, spend' },
        {
          title: 'Payment Gateways',
          text: 'Routing, vault, settlement',
          get href() {
            return offered(screens.paymentGateway.path);
          },
        },
        { title: 'Lending platforms', text: 'Request to repayment' },
        { title: 'Trading and brokerage', text: 'Quotes, orders, positions' },
        { title: 'Wealth and robo-\u2060advice', text: 'Goals, baskets, rebalancing' },
        { title: 'Neobanks', text: 'Onboarding to statement' },
        { title: 'Personal finance', text: 'Budgets people reopen' },
        { title: 'Insurance', text: 'Quote, policy, claim' },
        { title: 'Crypto and tokens', text: 'Custody, swaps, alerts' },
        { title: 'RegTech', text: 'Screening, cases, filings' },
        { title: 'Crowdfunding', text: 'Campaign, escrow, payout' },
      ],
      more: { label: 'The twelfth is usually yours', href: '#contact-us' },
    },
    {
      kind: 'tiles',
      title: 'What the front of the bank is made of',
      note: 'Four tools cover nearly every screen. The ledger behind them is picked case by case.',
      items: [
        {
          title: 'JavaScript',
          text: 'Eight services around it',
          mark: `${marks}#javascript`,
          get href() {
            return offered(screens.javascript.path);
          },
        },
        { title: 'Redux', text: 'One state you can replay', mark: `${marks}#redux` },
        { title: 'TypeScript', text: 'An amount is never a string', mark: `${marks}#typescript` },
        { title: 'React', text: 'Screens made of small parts', mark: `${marks}#react` },
      ],
    },
    {
      kind: 'domainCases',
      title: 'In production, under supervision',
      label: 'Fintech case studies',
      all: 'All case studies',
      domain: 'fintech',
    },
    {
      kind: 'cooperation',
      title: 'Pick who holds the wheel',
      note: 'Every model starts with the same call, and you may change it later.',
      items: [
        {
          ...cooperationModels.dedicated,
          title: 'A crew that learns your domain once',
          text: 'Four people or more, hired for your product and kept on it, so nobody has to explain settlement twice.',
          steering: 'You, through your own backlog',
          people: 'Ours, full time',
          billing: 'Per person, per month',
          fitsWhen: 'Fintech is your main product',
        },
        {
          ...cooperationModels.blended,
          title: 'Specialists beside your engineers',
          text: 'Two or three of ours join where the gap is: a ledger expert, a mobile lead, a tester who reads rulebooks.',
          steering: 'Shared between two leads',
          people: 'Yours first, ours where needed',
          billing: 'By the hour',
          fitsWhen: 'A deadline needs skills you lack',
        },
        {
          ...cooperationModels.managed,
          get title() {
            return `Delivery run from ${site.address.locality}`;
          },
          text: 'Planning, hiring, quality and reporting sit with us. You approve the roadmap and watch the demos.',
          steering: 'Our delivery lead',
          people: 'Ours, changing with the phase',
          billing: 'A monthly fee for a defined scope',
          fitsWhen: 'Founders know the market, not the code',
        },
        {
          ...cooperationModels.solution,
          title: 'One scope, one price, one launch',
          text: 'We take the specification to the app stores and stay for the first month of real transactions.',
          steering: 'The specification',
          people: 'Ours, until the stores approve',
          billing: 'Fixed price in stages',
          fitsWhen: 'The licence is granted and the date is public',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Six fair questions',
      ground: 'white',
      items: [
        {
          question: 'How long does it take to develop a fintech app?',
          answer:
            '3–6 months for a first version. The variable is rarely the screens; it is how soon a banking partner opens the sandbox.',
        },
        {
          question: 'What drives the price?',
          answer:
            'Integrations and compliance, far more than design. After two weeks of discovery you receive a range per module and may cross modules out.',
        },
        {
          question: 'Do you help with licences?',
          answer:
            'We are engineers, so we neither hold nor sell them. We prepare the technical part of the application and work beside your lawyers.',
        },
        {
          question: 'How is customer data protected?',
          answer:
            'Encryption with keys you control, least-\u2060privilege access, test environments without real people in them, and a log nobody can edit.',
        },
        {
          question: 'Can you take over an existing app?',
          answer:
            'Yes. Two weeks of reading come first: code, incidents, running costs. Then a plain answer: repair, replace, or leave it alone.',
        },
        {
          question: 'Who owns the code?',
          answer:
            'You do. Repositories, cloud accounts and store listings are opened in your company’s name, and we work in them as guests.',
        },
      ],
    },
    { kind: 'licences' },
    {
      kind: 'contact',
      title: 'Draw us the money flow',
      line: 'A sketch of who pays whom is the best brief we ever get.',
    },
  ],
} satisfies Landing;
