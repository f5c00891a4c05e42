import { arrow, check, clock, image, plus } from '../../components/ui/icons';
import { FURTHER_AREAS } from '../../domain/kinds/areas';
import { ADMIN_AREAS, SETTINGS_AREAS } from '../../domain/members/areas';
import type { Permission } from '../../domain/members/permissions';
import { adminPaths, screens } from '../../domain/paths';
import { foldText, splitWords } from '../../domain/search/words';
import type { RouterOutputs } from '../../trpc/client';
import { createListCodec } from '../list-url';

export type Action = { title: string; permission: Permission } & (
  | { href: string }
  | { command: 'sign out' | 'add request' }
);

const toAddHref = (path: string) => createListCodec('').format(path, { add: '1' });

const ACTIONS: readonly Action[] = [
  { title: 'New article', permission: 'content.write', href: toAddHref(adminPaths.posts) },
  { title: 'New review', permission: 'content.write', href: toAddHref(adminPaths.reviews) },
  ...FURTHER_AREAS.map(
    ({ singular, path }): Action => ({
      title: `New ${singular.toLowerCase()}`,
      permission: 'content.write',
      href: toAddHref(path),
    }),
  ),
  { title: 'Add a request manually', permission: 'enquiries.write', command: 'add request' },
  ...[...ADMIN_AREAS, ...SETTINGS_AREAS].map(({ path, title, permission }) => ({
    title: `Open “${title}”`,
    permission,
    href: path,
  })),
  { title: 'Open “Insights”', permission: 'insights.read', href: adminPaths.insights },
  { title: 'Open “Calendar”', permission: 'content.read', href: adminPaths.calendar },
  { title: 'Open “Trash”', permission: 'content.publish', href: adminPaths.trash },
  { title: 'View the site', permission: 'account.own', href: screens.home.path },
  { title: 'Sign out', permission: 'account.own', command: 'sign out' },
];

export const listCreateActions = (can: (permission: Permission) => boolean): Action[] => [
  ...searchActions(['add'], can),
  ...searchActions(['new'], can),
];

/** Matches prefixes of the words in titles. Without terms, returns all permitted actions. */
export function searchActions(terms: readonly string[], can: (permission: Permission) => boolean): Action[] {
  return ACTIONS.filter(({ title, permission }) => {
    const titleWords = splitWords(foldText(title));
    return can(permission) && terms.every(word => titleWords.some(titleWord => titleWord.startsWith(word)));
  });
}

const letter = '<path d="M3 5h18v14H3ZM3 6l9 7 9-7"/>';
const person = '<circle cx="12" cy="8" r="4"/><path d="M4 21c0-5 3.5-8 8-8s8 3 8 8"/>';

/** Icons by kind. Other kinds have a document icon. */
export const KIND_ICONS: Partial<
  Record<RouterOutputs['search']['staff'][number]['hits'][number]['kind'], string>
> = {
  enquiry: letter,
  case: image,
  member: person,
};

export const getIcon = (action: Action): string => {
  if ('command' in action) return action.command === 'add request' ? plus : check;
  if (action.title.startsWith('New ')) return plus;
  return action.title.includes('calendar') ? clock : arrow;
};
