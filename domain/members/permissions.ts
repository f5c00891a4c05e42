/** Staff roles, most privileged first. */
export const ROLES = ['owner', 'editor', 'author', 'sales'] as const;
export type Role = (typeof ROLES)[number];

/** Permissions of the admin and the API. */
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
  'members.manage',
  'activity.read',
  'system.read',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const EVERYBODY: Permission[] = ['account.own', 'media.upload'];
const AUTHOR: Permission[] = [...EVERYBODY, 'content.read', 'content.write'];

/** Permissions by role (rule 59), the only source. */
const TABLE: Record<Role, readonly Permission[]> = {
  owner: PERMISSIONS,
  editor: [...AUTHOR, 'media.write', 'content.publish', 'site.write'],
  author: AUTHOR,
  sales: [...EVERYBODY, 'enquiries.read', 'enquiries.write'],
};

/** Returns whether a role has a permission. */
export const can = (role: Role, permission: Permission): boolean => TABLE[role].includes(permission);
