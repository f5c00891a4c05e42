import { agent, bench, cite, extract, find } from '../../art/pictograms';
import core from '../../art/svg/core.svg';
import corePlays from '../../art/svg/core-plays.svg';
import marks from '../../art/svg/marks-ai.svg';
import { screens } from '../../domain/paths';
import type { Landing } from './types';

/** Titles of the cases shown. */
export const aiCases = ['Nodefy', 'Treasury Liquidity Board', 'Contract Clause Finder'];

export const aiWebDevelopment = {
  screen: 'aiWeb',
  crumbs: [
    { title: 'Home', href: screens.home.path },
    { title: 'Services', href: screens.services.path },
    { title: 'AI Web Development' },
  ],
  seo: {
    title: 'AI Web Development',
    description:
      'Assistants that cite, agents with limits, search by meaning and documents read into data, built into web products and measured on every change.',
  },
  service: { name: 'AI web development', type: 'Artificial intelligence software development' },
  hero: {
    title: 'AI Web Development',
    lead: 'We put models inside web products: a source for every answer, a price for every question, and a person who can overrule it.',
    action: 'Let’s talk',
    art: { src: core, plays: corePlays },
    look: 'core',
  },
  sections: [
    {
      kind: 'symptoms',
      title: 'When you need it',
      note: 'Five sentences we hear on first calls, and what they usually turn out to mean.',
      items: [
        {
          quote: 'Support answers the same forty questions',
          text: 'Articles exist, people do not find them, and agents copy from each other.',
          remedy: 'Retrieval',
        },
        {
          quote: 'Somebody retypes every invoice',
          text: 'The data is on paper or in PDFs and enters your system through a pair of tired eyes.',
          remedy: 'Extraction',
        },
        {
          quote: 'Search returns everything except the thing',
          text: 'Customers describe what they want. Your index only knows what it is called.',
          remedy: 'Semantic search',
        },
        {
          quote: 'We have a prototype that works in the demo',
          text: 'It has no tests, no budget and no owner, and a launch date in six weeks.',
          remedy: 'Evaluation',
        },
        {
          quote: 'The board would like some AI',
          text: 'Before anything else, we check whether a rule, a form or a checkbox would do.',
          remedy: 'Maybe not AI',
          warning: true,
        },
      ],
    },
    {
      kind: 'cells',
      title: 'What we deliver',
      ground: 'grey',
      columns: 'two-three',
      items: [
        {
          icon: cite,
          title: 'Assistants that cite',
          text: 'A chat or a side panel that answers from your documents, shows the passage, and says “I do not know” without blushing.',
        },
        {
          icon: agent,
          title: 'Agents with limits',
          text: 'They book, file, route and chase. Each one has a list of allowed actions, a spending cap and an undo button.',
        },
        {
          icon: find,
          title: 'Search by meaning',
          text: 'Questions in plain words over products, tickets or case law, blended with the filters people trust.',
        },
        {
          icon: extract,
          title: 'Documents into data',
          text: 'Invoices, contracts and lab sheets read into fields, with the doubtful ones queued for a human.',
        },
        {
          icon: bench,
          title: 'An evaluation bench',
          text: 'A few hundred real questions with agreed answers. It runs on every change, like any other test.',
        },
      ],
    },
    {
      kind: 'gains',
      title: 'What you gain',
      note: 'Each promise comes with the number we will be judged by.',
      items: [
        {
          title: 'Hours back',
          text: 'Work that took a morning takes a coffee, and the person who did it now checks the odd cases instead.',
          measure: 'Minutes per case, before and after',
        },
        {
          title: 'Answers with sources',
          text: 'Every sentence the model writes points at the paragraph it came from. No source, no sentence.',
          measure: 'Share of answers with a valid citation',
        },
        {
          title: 'A bill you can forecast',
          text: 'Caching, routing and smaller models where they suffice, with a ceiling per user and per day.',
          measure: 'Cost per thousand requests',
        },
        {
          title: 'Freedom to change the model',
          text: 'Prompts, tests and data live in your repository. Swapping the provider is a pull request.',
          measure: 'Days to switch, tried once a quarter',
        },
      ],
    },
    {
      kind: 'layers',
      title: 'Tech stack',
      note: 'Four layers. Any tile can be replaced without moving the other three.',
      items: [
        {
          title: 'Interface',
          text: 'Where people meet it',
          tiles: [
            { name: 'Next', mark: `${marks}#nextjs` },
            { name: 'React', mark: `${marks}#react` },
            { name: 'TypeScript', mark: `${marks}#typescript` },
            { name: 'MUI', mark: `${marks}#mui` },
          ],
        },
        {
          title: 'Models',
          text: 'Hosted or on your own machines',
          tiles: [
            { name: 'Claude', mark: `${marks}#anthropic` },
            { name: 'Mistral', mark: `${marks}#mistral` },
            { name: 'Ollama', mark: `${marks}#ollama` },
            { name: 'PyTorch', mark: `${marks}#pytorch` },
          ],
        },
        {
          title: 'Knowledge',
          text: 'What it is allowed to know',
          tiles: [
            { name: 'Postgres, pgvector', mark: `${marks}#postgresql` },
            { name: 'Qdrant', mark: `${marks}#qdrant` },
            { name: 'Elasticsearch', mark: `${marks}#elasticsearch` },
            { name: 'Airflow', mark: `${marks}#airflow` },
          ],
        },
        {
          title: 'Measurement',
          text: 'How we know it works',
          tiles: [
            { name: 'OpenTelemetry', mark: `${marks}#openTelemetry` },
            { name: 'MLflow', mark: `${marks}#mlflow` },
            { name: 'Grafana', mark: `${marks}#grafana` },
            { name: 'Playwright', mark: `${marks}#playwright` },
          ],
        },
      ],
    },
    {
      kind: 'cases',
      title: 'Models at work',
      all: 'Every case study',
      chosen: aiCases,
      afterWhite: true,
    },
    { kind: 'check' },
    {
      kind: 'contact',
      title: 'Bring one hard question',
      line: 'Ideally one your team has argued about. We will say whether a model should answer it.',
    },
  ],
} satisfies Landing;
