import type { CaseSeed } from '../types';

export default {
  title: 'Sustainability Reporting Portal',
  heading:
    'A Vue front end and a Node core replaced the shared drive where carbon figures used to go missing.',
  description:
    'Fjordmark collects climate data for industrial groups that must report under the CSRD. Suppliers enter what they know in the units they have, and an auditor can follow any tonne back to a meter.',
  domain: 'AI/ML SaaS',
  client: 'Fjordmark',
  location: 'Oslo, Norway',
  solution: 'Web portal, integrations',
  date: '2025-02',
  backgroundColor: 'grey',
  layout: 'numbers',
  meta_title: 'CSRD reporting with figures an auditor can trace',
  meta_description:
    'A portal for ESRS climate data: 1,900 suppliers, units converted on the record, emission factors by version, and assurance done in 11 days, not 38.',
  customer: {
    name: 'Ingrid Solheim',
    position: 'CTO, Fjordmark',
    review:
      'We hired three developers and got a department that argues about units. Their question “a tonne of what, measured where?” is now printed on a mug in our kitchen. The auditors asked for one too.',
    business_needs: [
      'Every tonne has a source: A reported figure opens into activity data, emission factor and the person who entered it.',
      'Suppliers will not be trained: Nineteen hundred companies must be able to answer without a manual or a password.',
      'Two kinds of material: The assessment covers impact and finances both, and records why a topic was left out.',
    ].join('\n'),
    result:
      'Supplier responses reached 86% in the first reporting season, compared with 39% by e-mail. Limited assurance took the auditors 11 days, after 38 the previous year.',
  },
  quote: 'Our data used to be green. Now it is also correct.',
  aboutProject: `The file was called “Scope3_final_FINAL_new”, and three people were editing it. Fjordmark’s clients, industrial groups in Norway and Germany, were about to report under the European standards, with 1,900 suppliers owing them numbers. By e-mail, 39% answered. Diesel came in litres, electricity in kroner, and steel once in “lorries, approx.”. The auditors needed 38 days and wrote a long letter.

We built the portal as an add-on to Fjordmark’s team: three engineers who became five. Activity data is stored as entered and converted beside it, never instead of it. A small model proposes the emission category for each purchase line, and a person confirms anything below a set confidence. The first group filed from it after seven months.`,
  infoBlock: [
    {
      sectionTitle: 'Inside the portal',
      subSectionTitle: 'From an electricity bill to a disclosure',
      sectionContent: [
        {
          subtitle: 'A link instead of an account',
          text: 'Suppliers receive a signed invitation, see last year’s answers and correct them. The median visit lasts six minutes.',
        },
        {
          subtitle: 'Factors with a vintage',
          text: 'Emission factors are kept by source, year and region. A restated baseline shows both results and the reason.',
        },
        {
          subtitle: 'Tagged on the way out',
          text: 'Each datapoint carries its ESRS identifier, so the digital report is an export and not a second project.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'After one reporting season',
      sectionContent: [
        { subtitle: '86%', text: 'of suppliers answered, up from 39%' },
        { subtitle: '11 days', text: 'of assurance work, previously 38' },
        { subtitle: '1,900', text: 'suppliers, none of them trained' },
      ],
    },
  ],
  tag: ['Vue', 'TypeScript', 'Node', 'PostgreSQL', 'Python', 'Playwright', 'Accessibility', 'Azure'],
  projectContent: [
    { type: 'title', content: 'Units are opinions until proven' },
    {
      type: 'paragraph',
      content:
        'A litre of diesel is about 2.7 kilograms of carbon dioxide at the exhaust and more with production included, and biodiesel blends differ by country. A conversion therefore stores the value given, its unit, the factor, the boundary and the result, as five columns that are never merged. Location-based and market-based electricity are computed side by side, as the GHG Protocol asks. It makes the tables wide. It also let an auditor recalculate 400 sampled figures without calling anybody.',
    },
    { type: 'title', content: 'A language model, on a short lead' },
    {
      type: 'paragraph',
      content:
        'Purchase ledgers name things like “misc. parts Q3”, 2.3 million lines of them. A fine-tuned classifier assigns one of 126 spend categories and was right for 91% of the money. We had also tried a general model asked to estimate emissions outright, and its answers were plausible, various and impossible to reproduce for an audit. It was dropped after two days. Lines above €50,000 are always confirmed by a person, whatever the score.',
    },
    { type: 'title', content: 'Rules that moved while we coded' },
    {
      type: 'paragraph',
      content:
        'The taxonomy for digital tagging changed twice before the deadline, and plans to cut the reporting duty were announced before our last sprint. Disclosures are described as data, about 1,100 datapoints with conditions, so each change was a file to review. A test loads every past edition and re-runs last season’s figures. What we would alter is the invitation mail: sent on a Friday in July, it started the season with three weeks of silence.',
    },
  ],
} satisfies CaseSeed;
