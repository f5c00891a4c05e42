import type { MemberRow } from '../../db/schema';
import type { SessionUser } from '../context';

/** What the outside may know of a member. */
export const sessionUser = ({ id, name, email, photo, role }: MemberRow): SessionUser => ({
  _id: id,
  name,
  email,
  photo,
  role,
});
