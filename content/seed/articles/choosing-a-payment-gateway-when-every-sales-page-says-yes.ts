import type { ArticleSeed } from '../types';
import { authors } from './authors';

export default {
  title: 'Choosing a payment gateway when every sales page says yes',
  tag: ['FinTech', 'Architecture', 'Delivery'],
  meta_title: 'Choosing a payment gateway: a price list, annotated',
  meta_description:
    'What a payment gateway really costs: interchange++, PSP and acquirer fees, 3DS2, reserves and the exit, with a worked month of €500,000.',
  articleData: '2026-07-30',
  ...authors.iryna,
  articleContent: [
    {
      type: 'paragraph',
      content:
        'Every gateway supports every card, in every currency, with the best approval rates in the industry. I have read perhaps sixty such pages and can confirm that they agree. The differences live in the price list, in the contract and in the file you receive on the day you leave. So let us read a price list together, line by line, for a shop that takes €500,000 a month in 12,000 payments.',
    },
    { type: 'title', content: 'Who is charging you' },
    {
      type: 'paragraph',
      content:
        'Four parties share the fee, and a quotation is easier to read once you know who is speaking. The <strong>issuer</strong> is your customer’s bank. The <strong>scheme</strong> is Visa, Mastercard or a local network. The <strong>acquirer</strong> is the bank that holds your merchant agreement and settles money to you. The <strong>PSP</strong>, or gateway, carries the message, offers the checkout and stores the cards. Some companies are both PSP and acquirer. That is convenient at the start. It also means that one contract notice ends both.',
    },
    { type: 'title', content: 'The price list, annotated' },
    {
      type: 'paragraph',
      content:
        'A blended offer looks like this: 1.4% plus 25 cents. For our shop: €7,000 plus €3,000, so <strong>€10,000 a month</strong>, or 2% of turnover. Simple, and the simplicity is priced in.',
    },
    {
      type: 'paragraph',
      content:
        'The alternative is called interchange++. The same month, with 92% of the volume on consumer cards from the European Economic Area:',
    },
    {
      type: 'paragraph',
      content:
        '<ul><li><strong>Interchange, to the issuer.</strong> Capped inside the EEA at 0.2% for consumer debit and 0.3% for consumer credit. At 70 to 30 that averages 0.23% of €460,000: €1,058.</li><li><strong>Interchange on the rest.</strong> Commercial cards and cards from elsewhere escape these caps. Take 1.7% of the remaining €40,000: €680.</li><li><strong>Scheme fees.</strong> A dozen small lines, in our experience 0.1% to 0.2% in total. At 0.15%: €750.</li><li><strong>Acquirer markup.</strong> Negotiable; 0.25% is ordinary at this size: €1,250.</li><li><strong>Gateway fee.</strong> Eight cents an attempt, and attempts include declines. With 13,600 attempts: €1,088.</li><li><strong>Extras.</strong> 3-D Secure at three cents on 9,000 authentications, €270. Fifteen chargebacks at €20, won or lost, €300. PCI and account fees, €60.</li></ul>',
    },
    {
      type: 'paragraph',
      content:
        'Sum: <strong>€5,456</strong>, or 1.09%. The gap of some €4,500 a month pays for a good deal of engineering. Below €50,000 of turnover the gap is a few hundred euros, and blended pricing plus an evening off is the better purchase.',
    },
    {
      type: 'paragraph',
      content:
        'Two traps hide in the small print. Currency conversion at “market rate” usually includes 1% to 3%; ask for the source and the margin. And a rolling reserve of 5% to 10%, held for 180 days, appears on no price list, although at 10% this shop would lend its acquirer €300,000 once the reserve is full.',
    },
    {
      type: 'image',
      content: 'figure',
      caption: 'A month of card fees, blended above and itemised below: red is the €4,500 between them.',
    },
    { type: 'title', content: 'What the law decides for you' },
    {
      type: 'paragraph',
      content:
        'In Europe, PSD2 requires strong customer authentication for most online card payments, and 3-D Secure 2 is how cards deliver it. Two flows matter. In the frictionless one the issuer is satisfied by the data you send: device, address, history. In the challenge, the customer opens the banking app. Each challenge loses buyers. How many depends on your country and your checkout, so demand the provider’s figures for your own market and test them on your traffic.',
    },
    {
      type: 'paragraph',
      content:
        'Exemptions reduce challenges. Payments up to €30 qualify as low value, until five in a row or €100 in total. Transaction risk analysis allows up to €100, €250 or €500 if the provider’s fraud rate stays under 0.13%, 0.06% or 0.01% respectively. That is the acquirer’s or issuer’s rate and not yours, so a careful acquirer is worth money to you. Subscription renewals initiated by the merchant fall outside the rule, provided the first payment was authenticated and later ones refer to it correctly.',
    },
    {
      type: 'paragraph',
      content:
        'The catch: after a successful authentication, liability for fraud generally moves to the issuer. When <em>you</em> ask for an exemption, it stays on your side. A sales page that promises fewer challenges should say who pays for the fraud. Few do.',
    },
    { type: 'quote', content: 'Anybody can promise fewer challenges. Ask who pays for the fraud.' },
    { type: 'title', content: 'Nine questions for the sales call' },
    { type: 'paragraph', content: 'Send these before the demo. Answers in writing, please.' },
    {
      type: 'paragraph',
      content:
        '<ol><li>What is the approval rate for my country, my sector and cards issued there, after retries, as a share of unique orders?</li><li>Are declined attempts, refunds and authentications charged?</li><li>Which exemptions do you request by yourselves, and can I switch that off per payment?</li><li>When does Tuesday’s sale arrive in my account, and what happens around Easter?</li><li>Do settlement files carry my order reference on every line, fees included?</li><li>May I send the same request twice with one idempotency key, and for how long do you remember it?</li><li>How are webhooks signed, retried and ordered? “In order” is a wrong answer.</li><li>Will you export card tokens to another PCI-compliant provider, in what format, at what price, within how many days?</li><li>Are the network tokens registered to me or to you?</li></ol>',
    },
    {
      type: 'paragraph',
      content:
        'Questions five and eight separate the field. Without references on each line your accountant matches payments by amount and date, and two customers at €19.99 make an afternoon. Without an export clause, leaving means asking 40,000 subscribers to type their card again. Expect to lose a fifth.',
    },
    { type: 'title', content: 'One provider, two, or your own' },
    {
      type: 'paragraph',
      content:
        'One provider with a thin adapter around it suits most companies below €1 million a month. The adapter is the point: your code speaks of charge, refund and dispute, in your own words, and a change of processor becomes a project of weeks.',
    },
    {
      type: 'paragraph',
      content:
        'Two providers make sense when an hour of outage costs more than a month of the second contract. Our shop takes about €700 in an average hour, four times that on a Friday evening. It does not need two yet. Running them properly also means a token vault that both can use, routing rules, and a reconciliation which understands two kinds of file.',
    },
    {
      type: 'paragraph',
      content:
        'A gateway of your own, on rails you control, is for marketplaces, platforms and those who resell payments. A basic build takes about three months, a complex one with several acquirers and a vault six or more; that is the work behind our <a href="/services/payment-gateway-dev">payment gateway service</a> and behind <a href="/cases/instant-payout-rails">instant payout rails</a>. Budget for the evidence work too, since the <a href="/cases/card-disputes-desk">disputes desk</a> arrives a few months after the first success.',
    },
    {
      type: 'paragraph',
      content:
        'Before any of this, take last month’s statement and fill in the six lines above. If you cannot find one of them, that is your first question. For a wider product, the <a href="/services/fintech-app-development">fintech app page</a> lists what else the regulator will ask, and we are happy to <a href="/contact-us">read the statement with you</a>.',
    },
  ],
} satisfies ArticleSeed;
