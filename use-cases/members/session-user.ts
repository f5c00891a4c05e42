import type { MemberRow } from '../../db/schema';
import type { SessionUser } from '../context';

/** Returns only fields that clients may see. */
export const toSessionUser = ({ id, name, email, photo, position, role }: MemberRow): SessionUser => ({
  _id: id,
  name,
  email,
  photo,
  position,
  role,
});
