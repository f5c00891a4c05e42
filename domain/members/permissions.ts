/** Roles of members of staff, the one that may most first. */
export const ROLES = ['owner', 'editor', 'author', 'sales'] as const;
export type Role = (typeof ROLES)[number];

/** What the staff area and the interface for programs let somebody do. */
export const PERMISSIONS = [
  // Their own profile, password, second factor and sessions.
  'account.own',
  // A picture for what they may write, or their photo.
  'media.upload',
  'media.write',
  'content.read',
  // Work that is not public: drafts and previews.
  'content.write',
  // What visitors see.
  'content.publish',
  // Facts, look and menus of the site.
  'site.write',
  // What a fresh site asks first.
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

/** Who may what (rule 59); nothing else decides it. */
const TABLE: Record<Role, readonly Permission[]> = {
  owner: PERMISSIONS,
  editor: [...AUTHOR, 'media.write', 'content.publish', 'site.write'],
  author: AUTHOR,
  sales: [...EVERYBODY, 'enquiries.read', 'enquiries.write'],
};

/** Whether a role holds a permission. */
export const can = (role: Role, permission: Permission): boolean => TABLE[role].includes(permission);
