import type { PageContextServer } from 'vike/types';
import { KIND_AREAS } from '../../domain/kinds/areas';
import { SETTINGS_AREAS, SETUP_AREAS } from '../../domain/members/areas';
import { adminPaths, getPreviewPath, itemLists } from '../../domain/paths';
import type { Seo } from '../../domain/seo';

/** Titles and descriptions by the start of the path. The first match applies. */
const TEXTS: readonly (readonly [path: string, title: string, description: string])[] = [
  [adminPaths.signIn, 'Sign in', 'Sign in to the admin.'],
  [adminPaths.invitation, 'Admin', 'Accept an invitation, or choose a new password.'],
  [adminPaths.reset, 'Admin', 'Accept an invitation, or choose a new password.'],
  [adminPaths.calendar, 'Calendar, admin', 'When content is published and unpublished.'],
  [adminPaths.pages, 'Pages, admin', 'Every page of the site.'],
  [adminPaths.media, 'Media, admin', 'All images of the site, and where they are used.'],
  [adminPaths.trash, 'Trash, admin', 'Content deleted in the last thirty days.'],
  [adminPaths.requests, 'Requests, admin', 'Requests from visitors, and the delivery of their emails.'],
  [adminPaths.insights, 'Insights, admin', 'Visits and requests by page and source.'],
  [adminPaths.availability, 'Availability, admin', 'The hours in which managers take calls.'],
  [adminPaths.bookings, 'Bookings, admin', 'Calls that visitors booked.'],
  [adminPaths.system, 'System, admin', 'Disk, database, email, images, jobs and speed.'],
  [getPreviewPath(''), 'Preview, admin', 'A draft as visitors would see it.'],
  ...itemLists.map(
    ({ kind, admin }) =>
      [admin, `${KIND_AREAS[kind].title}, admin`, `Write, edit and delete ${kind}s.`] as const,
  ),
  ...[...SETTINGS_AREAS, ...SETUP_AREAS, { path: adminPaths.settings, title: 'Settings' }].map(
    ({ path, title }) => [path, `${title}, admin`, 'Users, security, activity and site settings.'] as const,
  ),
];

export default ({ urlPathname }: Pick<PageContextServer, 'urlPathname'>): Seo => {
  const [, title = 'Admin', description = ''] = TEXTS.find(([path]) => urlPathname.startsWith(path)) ?? [];
  return { title, description, noindex: true };
};
