import { FURTHER_AREAS } from '../kinds/areas';
import { adminPaths, getPreviewPath } from '../paths';
import { hasPermission, type Permission, type Role } from './permissions';

export const settingsPaths = {
  welcome: `${adminPaths.settings}/welcome`,
  left: `${adminPaths.settings}/left`,
  brand: `${adminPaths.settings}/brand`,
  facts: `${adminPaths.settings}/facts`,
  lists: `${adminPaths.settings}/lists`,
  menus: `${adminPaths.settings}/menus`,
  people: `${adminPaths.settings}/people`,
  redirects: `${adminPaths.settings}/redirects`,
  mail: `${adminPaths.settings}/mail`,
  replies: `${adminPaths.settings}/replies`,
  members: `${adminPaths.settings}/users`,
  security: `${adminPaths.settings}/security`,
  activity: `${adminPaths.settings}/activity`,
} as const;

/** Pages that need no session. */
export const PUBLIC_ADMIN_PATHS: readonly string[] = [
  adminPaths.signIn,
  adminPaths.invitation,
  adminPaths.reset,
];

export const getMemberLinkPath = (kind: 'invitation' | 'password-reset') =>
  kind === 'invitation' ? adminPaths.invitation : adminPaths.reset;

type Area = { path: string; title: string; permission: Permission };

/** Pages in the admin header, in order. */
export const ADMIN_AREAS: readonly Area[] = [
  { path: adminPaths.posts, title: 'Blogs', permission: 'content.read' },
  { path: adminPaths.reviews, title: 'Reviews', permission: 'content.read' },
  ...FURTHER_AREAS.map(({ path, title }): Area => ({ path, title, permission: 'content.read' })),
  { path: adminPaths.pages, title: 'Pages', permission: 'content.read' },
  { path: adminPaths.media, title: 'Media', permission: 'content.write' },
  { path: adminPaths.requests, title: 'Requests', permission: 'enquiries.read' },
  { path: adminPaths.bookings, title: 'Bookings', permission: 'bookings.read' },
  { path: adminPaths.settings, title: 'Settings', permission: 'account.own' },
];

/** Settings pages in navigation order: first those of the site, then those of the agency. */
export const SETTINGS_AREAS: readonly (Area & { ofSite?: true })[] = [
  { path: settingsPaths.brand, title: 'Make it yours', permission: 'site.write', ofSite: true },
  { path: settingsPaths.facts, title: 'Facts', permission: 'site.write', ofSite: true },
  { path: settingsPaths.lists, title: 'Lists and forms', permission: 'site.write', ofSite: true },
  { path: settingsPaths.menus, title: 'Menus', permission: 'site.write', ofSite: true },
  { path: settingsPaths.people, title: 'People', permission: 'site.write', ofSite: true },
  { path: settingsPaths.redirects, title: 'Redirects', permission: 'site.write', ofSite: true },
  { path: settingsPaths.mail, title: 'Email', permission: 'site.write' },
  { path: settingsPaths.replies, title: 'Replies', permission: 'enquiries.write' },
  { path: settingsPaths.members, title: 'Users', permission: 'members.manage' },
  { path: settingsPaths.security, title: 'Your security', permission: 'account.own' },
  { path: settingsPaths.activity, title: 'Activity', permission: 'activity.read' },
  { path: adminPaths.system, title: 'System', permission: 'system.read' },
];

/** Settings pages that are shown only during setup. */
export const SETUP_AREAS: readonly Area[] = [
  { path: settingsPaths.welcome, title: 'Welcome', permission: 'site.setup' },
  { path: settingsPaths.left, title: 'Setup checklist', permission: 'site.setup' },
];

/** Pages without navigation links. */
const UNLISTED_AREAS: readonly Omit<Area, 'title'>[] = [
  ...SETUP_AREAS,
  { path: adminPaths.insights, permission: 'insights.read' },
  { path: adminPaths.trash, permission: 'content.publish' },
  { path: adminPaths.calendar, permission: 'content.read' },
  { path: getPreviewPath('').replace(/\/$/, ''), permission: 'content.write' },
];

const isWithin = (path: string, area: string) => path === area || path.startsWith(`${area}/`);

/** Returns whether a role can open a page. All roles can open unlisted pages. */
export function canOpen(role: Role, path: string): boolean {
  const area = [...SETTINGS_AREAS, ...UNLISTED_AREAS, ...ADMIN_AREAS].find(candidate =>
    isWithin(path, candidate.path),
  );
  return area === undefined || hasPermission(role, area.permission);
}

/** Returns the first header page that the role can open. */
export const getFirstPath = (role: Role): string =>
  ADMIN_AREAS.find(({ permission }) => hasPermission(role, permission))?.path ?? adminPaths.base;
