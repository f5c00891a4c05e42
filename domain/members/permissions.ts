/** Roles, most privileged first. */
export const ROLES = ['owner', 'editor', 'author', 'sales'] as const;
export type Role = (typeof ROLES)[number];

const PERMISSIONS = [
  // The member's own profile, password, second factor and sessions.
  'account.own',
  // Images for the member's drafts and profile photo.
  'media.upload',
  'media.write',
  'content.read',
  // Drafts and previews.
  'content.write',
  // Public content.
  'content.publish',
  // Facts, branding and menus.
  'site.write',
  // The setup of a new site.
  'site.setup',
  'enquiries.read',
  'enquiries.write',
  // Booked calls, and when managers take them.
  'bookings.read',
  'bookings.write',
  // Visits, and the number of requests.
  'insights.read',
  'members.manage',
  'activity.read',
  'system.read',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const EVERYONE_PERMISSIONS: Permission[] = ['account.own', 'media.upload'];
const AUTHOR_PERMISSIONS: Permission[] = [...EVERYONE_PERMISSIONS, 'content.read', 'content.write'];

/** The only source of permissions (rule 59). */
const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  owner: PERMISSIONS,
  editor: [...AUTHOR_PERMISSIONS, 'media.write', 'content.publish', 'site.write', 'insights.read'],
  author: AUTHOR_PERMISSIONS,
  sales: [
    ...EVERYONE_PERMISSIONS,
    'enquiries.read',
    'enquiries.write',
    'bookings.read',
    'bookings.write',
    'insights.read',
  ],
};

export const hasPermission = (role: Role, permission: Permission): boolean =>
  ROLE_PERMISSIONS[role].includes(permission);
