import type { CaseSeed } from '../types';

export default {
  title: 'Invoice Factoring Portal',
  heading: 'An invoice goes in at ten, cash goes out at four, and nobody sells the same invoice twice.',
  description:
    'Porticus buys unpaid invoices from small manufacturers in Emilia-Romagna. The portal reads Italian e-invoices, checks them against the debtor’s answer and offers a price while the espresso is still warm.',
  domain: 'FinTech',
  client: 'Porticus Factoring',
  location: 'Bologna, Italy',
  solution: 'Supplier portal, pricing service',
  date: '2021-03',
  backgroundColor: 'black',
  meta_title: 'Same-day factoring from FatturaPA e-invoices',
  meta_description:
    'A factoring portal that reads FatturaPA files, spots duplicates before they are funded and pays suppliers in six hours where five days were normal.',
  customer: {
    name: 'Giulia Ferrante',
    position: 'Head of Credit, Porticus Factoring',
    review:
      'I expected to explain factoring for a month. They came with the XML schema printed out and questions pencilled in the margins. By the second meeting we were arguing about credit notes, which is where the losses are.',
    business_needs: [
      'Read what exists: Suppliers already issue an electronic invoice, so nothing on it should be typed again.',
      'No invoice sold twice: A duplicate must be caught even when the number was reformatted.',
      'Cash before closing time: An accepted invoice sent by ten in the morning is paid by four.',
    ].join('\n'),
    result:
      'Median time from upload to payment went from five days to six hours. The portal blocked 37 duplicate or already settled invoices in its first year, worth €612,000.',
  },
  quote: 'Our suppliers think we hired more people. We hired fewer forms.',
  aboutProject: `Porticus advanced cash on 900 invoices a month, each one keyed in from a PDF by a clerk, then confirmed with the debtor by telephone. Five days passed between request and money. Twice in 2019 the same invoice had been financed by two houses, and the second claim was worth nothing: €84,000 gone.

Italy had meanwhile made electronic invoices compulsory, so a signed, structured original existed for every one of those PDFs. We built the portal on that file. Suppliers drop it in or let their accounting program send it, the system checks signature, VAT treatment and history, and the debtor confirms by link. A team of five worked eight months, the first three of them from kitchens.`,
  infoBlock: [
    {
      sectionTitle: 'Reading the original',
      subSectionTitle: 'Three checks before a price',
      sectionContent: [
        {
          subtitle: 'The file, not its picture',
          text: 'Signature, exchange identifier and totals are verified on the XML that passed the national exchange.',
        },
        {
          subtitle: 'VAT that will not arrive',
          text: 'Under split payment a public body sends the tax to the state. The advance is computed on the net amount, so nobody funds a ghost.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'The first twelve months',
      sectionContent: [
        { subtitle: '6 h', text: 'from upload to payment, formerly five days' },
        { subtitle: '37', text: 'duplicate or settled invoices stopped' },
        { subtitle: '2.4×', text: 'invoices handled by the same six clerks' },
      ],
    },
  ],
  tag: ['React', 'TypeScript', 'Node', 'PostgreSQL', 'Docker', 'Cypress'],
  projectContent: [
    { type: 'title', content: 'Identity of an invoice' },
    {
      type: 'paragraph',
      content:
        'Invoice 2020/17 and invoice 17-20 may be one document. We fingerprint seller’s VAT number, buyer’s VAT number, date and gross total in cents, and compare numbers after stripping everything except digits. A second fingerprint ignores the date, because re-issued invoices keep the amount. Matches do not refuse a supplier outright. They open a case with both files side by side, since two honest deliveries of the same pallet do cost the same.',
    },
    { type: 'title', content: 'A confirmation the debtor will actually give' },
    {
      type: 'paragraph',
      content:
        'Credit wanted debtors to register, with passwords and roles. We tried it with eight accounts departments, and one registered. Instead a debtor receives a signed link for a single invoice with three answers: correct, disputed, paid. The link names the amount and expires after ten days. It is weaker than a login, so large sums still get a call. By value, 71% of confirmations now come through links, in a median of 90 minutes.',
    },
    { type: 'title', content: 'Credit notes, and an apology' },
    {
      type: 'paragraph',
      content:
        'Test data came from 14 months of real files with names replaced, about 12,000 invoices, run against the ledger Porticus already trusted. Thirty-one differences remained, and each one was a credit note applied to an invoice already sold. We had modelled credit notes as negative invoices, as the schema does. Correcting that meant a migration a week before launch and one apologetic telephone call. Today we would ask about returns on day one.',
    },
  ],
} satisfies CaseSeed;
