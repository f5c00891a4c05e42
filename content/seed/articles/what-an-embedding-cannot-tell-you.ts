import type { ArticleSeed } from '../types';
import { authors } from './authors';

export default {
  title: 'What an embedding cannot tell you',
  tag: ['AI', 'Architecture', 'Databases'],
  meta_title: 'What an embedding cannot tell you',
  meta_description:
    'Negation, numbers, dates and thresholds: where cosine similarity misleads in search and retrieval, and how to test yours with fifty queries.',
  articleData: '2026-08-27',
  ...authors.marko,
  articleContent: [
    {
      type: 'paragraph',
      content:
        '“The tenant may terminate.” “The tenant may not terminate.” Feed both to a text embedding model of your choice and compare the vectors. They will come out as close neighbours, very likely closer than either is to “The lessee has a right to end the agreement early”, which a lawyer would file with the first.',
    },
    {
      type: 'paragraph',
      content:
        'Nothing is broken. The model was asked what the sentences are about, and both are about a tenant terminating. This gap between <em>about</em> and <em>says</em> causes most of the disappointing search boxes I get invited to look at.',
    },
    { type: 'title', content: 'What the number measures' },
    {
      type: 'paragraph',
      content:
        'An embedding maps a text to a list of a few hundred or a few thousand numbers, trained so that texts which occur in similar company point in similar directions. Cosine similarity is the cosine of the angle between two such lists. It ignores length: (3, 4) and (30, 40) score a perfect 1, although a dot product would give 250 and call the second one much louder. If your vectors are normalised, dot product, cosine and Euclidean distance produce the same ranking, and you may pick the fastest. If they are not, check what the model’s authors trained with before your database’s default picks for you.',
    },
    {
      type: 'paragraph',
      content:
        'A score of 0.83 means nothing alone. Models crowd their outputs into a narrow cone, so in one of them two unrelated paragraphs sit at 0.2 and in another at 0.7. A threshold copied from a tutorial is a temperature without a unit. It has to be fitted to your model, your texts and your language, and fitted again on the day any of those changes.',
    },
    { type: 'title', content: 'Five things it will not notice' },
    {
      type: 'paragraph',
      content:
        'These are the failures we plant on purpose in every test set. Each takes a minute to try on your own data.',
    },
    {
      type: 'paragraph',
      content:
        '<ol><li><strong>Negation and permission.</strong> Shall, may, may not, unless. The words that decide lawsuits are the ones with the least weight.</li><li><strong>Numbers.</strong> “Payment within 14 days” and “within 40 days” are twins. So are version 2.1 and version 2.7.</li><li><strong>Time.</strong> The policy of 2019 and its replacement from last month look like the same document, because nearly all of it is.</li><li><strong>Names and codes.</strong> An article number the model never saw is split into fragments. Searching for <code>KX-4471-B</code> returns its cousins with great confidence.</li><li><strong>Direction.</strong> A question is not similar to its answer in the way two answers are similar to each other. Some models want a prefix such as “query:” and “passage:” to tell them apart. Leaving it out costs recall silently.</li></ol>',
    },
    {
      type: 'paragraph',
      content:
        'Long texts add a sixth. A vector for nine pages is an average of nine pages, and the clause you wanted contributes perhaps two per cent of it. Split by structure, by clause or heading, and keep the parent’s title in each piece so that “This section does not apply” still knows which section.',
    },
    {
      type: 'image',
      content: 'figure',
      caption: 'May and may not, as vectors: red is all the distance there is between them.',
    },
    { type: 'title', content: 'Let something else say no' },
    {
      type: 'paragraph',
      content:
        'The remedy is old-fashioned: use the vector for what it is good at, collecting candidates, and let other parts decide.',
    },
    {
      type: 'paragraph',
      content:
        'Filter first on anything you know exactly: tenant, language, date in force, document type. That is a <code>WHERE</code> clause, and it is never wrong by 3%. Search twice, once by vector and once by keywords with BM25, and merge the two lists by rank. Reciprocal rank fusion needs one line: each document earns 1 / (60 + its position) from every list it appears in. Article numbers and surnames come home through the keyword list. Then rerank the best fifty with a cross-encoder, which reads query and text together and therefore does see the “not”. On a modest GPU that costs some 40 to 80 milliseconds, and it is usually the best value in the whole pipeline.',
    },
    {
      type: 'paragraph',
      content:
        'The <a href="/cases/contract-clause-finder">contract clause finder</a> is built this way and stops at the clause itself, word for word, because the prototype that answered in prose invented a notice period. Where a model must say something, make it quote the lines it relies on and let a plain string comparison check that they exist. For <a href="/cases/nodefy">Nodefy</a> that check, a dozen lines of ordinary code, threw out 8% of what the model had claimed.',
    },
    { type: 'quote', content: 'Use the vector to collect candidates. Let something that can read say no.' },
    { type: 'title', content: 'Fifty queries and a pencil' },
    {
      type: 'paragraph',
      content:
        'Buying decisions about models are made on public leaderboards, which measure somebody else’s documents. Your own test costs one working day. Collect fifty real queries, from logs or from the people who will use the thing. For each, mark the pieces that answer it. Compute recall at 20: of the marked pieces, how many are among the first twenty results?',
    },
    {
      type: 'paragraph',
      content:
        'Mind the error bars. If 40 of 50 queries succeed, the true rate lies, with 95% confidence, somewhere between 67% and 89%. A rival that scores 43 is not better, it is a coin that landed differently. To tell 80% from 85% reliably you need hundreds of queries, or the same fifty compared in pairs: look only at the queries where the two systems disagree and count who won.',
    },
    {
      type: 'paragraph',
      content:
        'Put the nasty five from above into the set as ten additional queries and report them apart. A system with 90% on the friendly set and two out of ten on the nasty one is ready for a demo, and for nothing else.',
    },
    { type: 'title', content: 'Costs that arrive later' },
    {
      type: 'paragraph',
      content:
        'Every stored vector belongs to one version of one model. Change the model and the whole collection must be computed again; mixing two is like comparing metres with Tuesdays. Store the model’s name and version next to each vector, keep the source text, and time a full rebuild before launch. Eight million passages at 400 per second take five and a half hours, which is fine, as long as nobody learns it during an outage.',
    },
    {
      type: 'paragraph',
      content:
        'Size matters sooner than people expect: 1,536 numbers at four bytes are 6 KB a passage, so those eight million need 49 GB before the index adds its share. Half precision or a shorter vector often loses less than a point of recall. Measure that with the same fifty queries.',
    },
    {
      type: 'paragraph',
      content:
        'In the <a href="/cases/sector-classification-engine">sector classification engine</a>, which files companies into 1,200 sectors, the vector suggests twenty and a ranker compares them with the evidence; whenever the calibrated score is low, an analyst decides. That desk is cheap to run and supplies next quarter’s test set for free. It is also the part we would build first in any <a href="/services/ai-web-development">AI project</a>, and the reason we prefer <a href="/article/an-estimate-is-a-range-with-a-reason">estimates with a reason</a> over accuracy promised in a slide.',
    },
  ],
} satisfies ArticleSeed;
