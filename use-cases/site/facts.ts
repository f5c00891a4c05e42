import { isDeepStrictEqual } from 'node:util';
import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { readSitePart, writeSitePart } from '../../db/site-parts';
import type { SiteFacts } from '../../domain/site';
import { FACT_WORDS, siteFactsSchema } from '../../domain/site-facts';
import type { Services, SessionUser } from '../context';

/**
 * The facts as they are: what staff changed over the built-in ones. What an earlier or later version stored in another
 * shape is left out, fact by fact.
 */
export async function readFacts(db: DbOrTransaction, builtIn: SiteFacts): Promise<SiteFacts> {
  const stored = await readSitePart(db, 'facts');
  const known = Object.entries(siteFactsSchema.shape).flatMap(([fact, schema]) => {
    const read = fact in stored ? schema.safeParse(stored[fact]) : undefined;
    return read?.success ? [[fact, read.data]] : [];
  });
  return { ...builtIn, ...Object.fromEntries(known) };
}

/** Whether a fact says what another does; where there is none, one without any words. */
const saysTheSame = (fact: unknown, other: unknown): boolean =>
  isDeepStrictEqual(fact, other) ||
  (other === undefined && Object.values(fact ?? {}).every(words => words === ''));

type Needs = Pick<Services, 'db' | 'clock' | 'builtInFacts' | 'siteChanged'> & { user: SessionUser };

/**
 * Changes some of the facts, each as a whole. One that is again what was built in follows the built-in one from then on.
 * @returns whether anything changed.
 */
export async function changeFacts(needs: Needs, change: Partial<SiteFacts>): Promise<boolean> {
  const changed = await inTransaction(needs.db, trx => storeFacts(trx, needs, change));
  if (changed) await needs.siteChanged();
  return changed;
}

/** The same as part of a change; `siteChanged` is for who makes that. */
export async function storeFacts(
  trx: DbOrTransaction,
  { clock, builtInFacts, user }: Pick<Needs, 'clock' | 'builtInFacts' | 'user'>,
  change: Partial<SiteFacts>,
): Promise<boolean> {
  const before = await readFacts(trx, builtInFacts);
  const facts = (Object.keys(change) as (keyof SiteFacts)[]).filter(
    fact => !saysTheSame(change[fact], before[fact]),
  );
  if (facts.length === 0) return false;
  const stored = { ...(await readSitePart(trx, 'facts')), ...change };
  const own = Object.entries(stored).filter(
    ([fact, value]) => !saysTheSame(value, builtInFacts[fact as keyof SiteFacts]),
  );
  await writeSitePart(trx, 'facts', Object.fromEntries(own), clock.now());
  await recordActivity(trx, {
    at: clock.now(),
    member: user,
    action: 'factsChanged',
    kind: 'site',
    subject: { id: 'facts', title: facts.map(fact => FACT_WORDS[fact]).join(', ') },
  });
  return true;
}
