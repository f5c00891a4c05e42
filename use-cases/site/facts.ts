import { isDeepStrictEqual } from 'node:util';
import { recordSiteChange } from '../../db/activity';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { readSitePart, writeSitePart } from '../../db/site-parts';
import type { SiteFacts } from '../../domain/site';
import { FACT_LABELS, siteFactsSchema } from '../../domain/site-facts';
import type { Services, SessionUser } from '../context';

/** Merges changes by staff into the built-in facts. Ignores stored facts in another version’s format. */
export async function readFacts(db: DbOrTransaction, builtIn: SiteFacts): Promise<SiteFacts> {
  const storedFacts = await readSitePart(db, 'facts');
  const validFacts = Object.entries(siteFactsSchema.shape).flatMap(([fact, schema]) => {
    const result = fact in storedFacts ? schema.safeParse(storedFacts[fact]) : undefined;
    return result?.success ? [[fact, result.data]] : [];
  });
  return { ...builtIn, ...Object.fromEntries(validFacts) };
}

/** Returns whether two facts are equal. A missing fact equals an empty fact. */
const isSameFact = (fact: unknown, otherFact: unknown): boolean =>
  isDeepStrictEqual(fact, otherFact) ||
  (otherFact === undefined && Object.values(fact ?? {}).every(text => text === ''));

type Needs = Pick<Services, 'db' | 'clock' | 'builtInFacts' | 'onSiteChange'> & { user: SessionUser };

/** Replaces each fact as a whole. A built-in value removes the override. Returns whether anything changed. */
export async function changeFacts(needs: Needs, change: Partial<SiteFacts>): Promise<boolean> {
  const isChanged = await runInTransaction(needs.db, trx => storeFacts(trx, needs, change));
  if (isChanged) await needs.onSiteChange();
  return isChanged;
}

/** Stores changed facts. The caller must call `onSiteChange` after the commit. */
export async function storeFacts(
  trx: DbOrTransaction,
  { clock, builtInFacts, user }: Pick<Needs, 'clock' | 'builtInFacts' | 'user'>,
  change: Partial<SiteFacts>,
): Promise<boolean> {
  const oldFacts = await readFacts(trx, builtInFacts);
  const changedFactNames = (Object.keys(change) as (keyof SiteFacts)[]).filter(
    fact => !isSameFact(change[fact], oldFacts[fact]),
  );
  if (changedFactNames.length === 0) return false;
  const newFacts = { ...(await readSitePart(trx, 'facts')), ...change };
  const overrides = Object.entries(newFacts).filter(
    ([fact, value]) => !isSameFact(value, builtInFacts[fact as keyof SiteFacts]),
  );
  await writeSitePart(trx, 'facts', Object.fromEntries(overrides), clock.now());
  const labels = changedFactNames.map(fact => FACT_LABELS[fact]);
  await recordSiteChange(trx, { clock, user }, 'facts', labels.join(', '));
  return true;
}
