import { isDeepStrictEqual } from 'node:util';
import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { readSitePart, writeSitePart } from '../../db/site-parts';
import type { SiteFacts } from '../../domain/site';
import { FACT_WORDS, siteFactsSchema } from '../../domain/site-facts';
import type { Services, SessionUser } from '../context';

/**
 * Returns the facts: staff’s changes over built-in values. Values of another version’s format are ignored,
 * fact by fact.
 */
export async function readFacts(db: DbOrTransaction, builtIn: SiteFacts): Promise<SiteFacts> {
  const stored = await readSitePart(db, 'facts');
  const validFacts = Object.entries(siteFactsSchema.shape).flatMap(([fact, schema]) => {
    const read = fact in stored ? schema.safeParse(stored[fact]) : undefined;
    return read?.success ? [[fact, read.data]] : [];
  });
  return { ...builtIn, ...Object.fromEntries(validFacts) };
}

/** Returns whether two facts have the same content; a missing one equals an empty one. */
const isSameFact = (fact: unknown, other: unknown): boolean =>
  isDeepStrictEqual(fact, other) ||
  (other === undefined && Object.values(fact ?? {}).every(text => text === ''));

type Needs = Pick<Services, 'db' | 'clock' | 'builtInFacts' | 'siteChanged'> & { user: SessionUser };

/**
 * Changes facts, each as a whole. A value equal to the built-in one removes the override.
 * @returns whether anything changed.
 */
export async function changeFacts(needs: Needs, change: Partial<SiteFacts>): Promise<boolean> {
  const changed = await inTransaction(needs.db, trx => storeFacts(trx, needs, change));
  if (changed) await needs.siteChanged();
  return changed;
}

/** Stores facts as part of a change; the caller then calls `siteChanged`. */
export async function storeFacts(
  trx: DbOrTransaction,
  { clock, builtInFacts, user }: Pick<Needs, 'clock' | 'builtInFacts' | 'user'>,
  change: Partial<SiteFacts>,
): Promise<boolean> {
  const before = await readFacts(trx, builtInFacts);
  const facts = (Object.keys(change) as (keyof SiteFacts)[]).filter(
    fact => !isSameFact(change[fact], before[fact]),
  );
  if (facts.length === 0) return false;
  const stored = { ...(await readSitePart(trx, 'facts')), ...change };
  const ownFacts = Object.entries(stored).filter(
    ([fact, value]) => !isSameFact(value, builtInFacts[fact as keyof SiteFacts]),
  );
  await writeSitePart(trx, 'facts', Object.fromEntries(ownFacts), clock.now());
  await recordActivity(trx, {
    at: clock.now(),
    member: user,
    action: 'factsChanged',
    kind: 'site',
    subject: { id: 'facts', title: facts.map(fact => FACT_WORDS[fact]).join(', ') },
  });
  return true;
}
