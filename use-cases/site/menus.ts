import { isDeepStrictEqual } from 'node:util';
import { recordSiteChange } from '../../db/activity';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { getDraftPaths } from '../../db/pages';
import { getSitePartVersion, readSitePart, writeSitePart } from '../../db/site-parts';
import { DomainError } from '../../domain/errors';
import {
  FOOTER_LEVELS_MAX,
  findMenuProblems,
  findPagePath,
  HEADER_LEVELS_MAX,
  type LinkTargetState,
  type Menus,
  menusSchema,
  sortByReadingOrder,
} from '../../domain/menus';
import { messages } from '../../domain/messages';
import { findUnknownTokens } from '../../domain/site-tokens';
import { findDeadPaths } from '../content/link-targets';
import type { Services, SessionUser } from '../context';

/** Returns undefined for built-in menus, or menus in another version’s format. */
export async function readMenus(db: DbOrTransaction): Promise<Menus | undefined> {
  return menusSchema.safeParse(await readSitePart(db, 'menus')).data;
}

export async function getLinkTargetStates(
  db: DbOrTransaction,
  hrefs: readonly string[],
): Promise<Record<string, LinkTargetState>> {
  const pathsByHref = new Map([...new Set(hrefs)].map(href => [href, findPagePath(href)]));
  const deadPaths = await findDeadPaths(
    db,
    [...pathsByHref.values()].flatMap(page => page ?? []),
  );
  const drafts = new Set(deadPaths.length > 0 ? (await getDraftPaths(db)).values() : []);
  const getState = (path: string | undefined): LinkTargetState => {
    if (path === undefined) return 'elsewhere';
    if (!deadPaths.includes(path)) return 'live';
    return drafts.has(path) ? 'draft' : 'dead';
  };
  return Object.fromEntries([...pathsByHref].map(([href, page]) => [href, getState(page)]));
}

const listHrefs = ({ header, footer, button }: Menus) =>
  [...header, ...footer, button].map(({ href }) => href).filter(Boolean);

/** Returns the menus. `hidden` contains links without a public target. */
export async function getMenusWithHidden(
  db: DbOrTransaction,
  builtIn: Menus,
): Promise<{ menus: Menus; hidden: Set<string> }> {
  const menus = (await readMenus(db)) ?? builtIn;
  const states = await getLinkTargetStates(db, listHrefs(menus));
  const hiddenEntries = Object.entries(states).filter(([, state]) => state === 'draft' || state === 'dead');
  return { menus, hidden: new Set(hiddenEntries.map(([href]) => href)) };
}

type Needs = Pick<Services, 'db' | 'clock' | 'builtInMenus' | 'onSiteChange'> & { user: SessionUser };

/** Returns the menus for editing. `seen` is a version to detect concurrent changes. */
export const getMenus = async ({ db, builtInMenus }: Pick<Needs, 'db' | 'builtInMenus'>) => ({
  menus: (await readMenus(db)) ?? builtInMenus,
  seen: await getSitePartVersion(db, 'menus'),
});

const MENUS = ['header', 'footer'] as const;
const LEVELS_MAX = { header: HEADER_LEVELS_MAX, footer: FOOTER_LEVELS_MAX };

/**
 * Stores the menus. Menus equal to the built-in menus remove the override.
 * @param seen the version from `getMenus`, so as not to overwrite another member’s change.
 * @throws DomainError `invalid` with invalid rows and dead links, `conflict` after another member’s change.
 */
export async function changeMenus(
  needs: Needs,
  { menus, seen }: { menus: Menus; seen: string },
): Promise<void> {
  const { db, clock } = needs;
  await runInTransaction(db, async trx => {
    if ((await getSitePartVersion(trx, 'menus')) !== seen)
      throw new DomainError('conflict', messages.menusChanged);
    const problems = MENUS.flatMap(menu =>
      findMenuProblems(menus[menu], LEVELS_MAX[menu]).map(({ index, field, message }) => ({
        path: `menus.${menu}.${index}.${field}`,
        message,
      })),
    );
    for (const { path, token } of findUnknownTokens(menus))
      problems.push({ path: `menus.${path}`, message: messages.unknownToken(token) });
    const states = await getLinkTargetStates(trx, listHrefs(menus));
    for (const menu of MENUS)
      menus[menu].forEach(({ href, title }, index) => {
        if (states[href] === 'dead')
          problems.push({ path: `menus.${menu}.${index}.href`, message: messages.menuDead(title, href) });
      });
    const { title, href } = menus.button;
    if (states[href] !== 'live' && states[href] !== 'elsewhere')
      problems.push({ path: 'menus.button.href', message: messages.menuDead(title, href) });
    if (problems.length > 0)
      throw new DomainError('invalid', problems[0]?.message ?? messages.validationFailed, {
        errors: problems,
      });
    const storedMenus = removeBuiltIn(
      { ...menus, header: sortByReadingOrder(menus.header), footer: sortByReadingOrder(menus.footer) },
      needs.builtInMenus,
    );
    await writeSitePart(trx, 'menus', storedMenus, clock.now());
    await recordSiteChange(trx, needs, 'menus', 'the menus');
  });
  await needs.onSiteChange();
}

const removeBuiltIn = (menus: Menus, builtIn: Menus): Menus | Record<string, never> =>
  isDeepStrictEqual(menus, builtIn) ? {} : menus;
