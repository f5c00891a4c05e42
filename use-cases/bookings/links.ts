import { timingSafeEqual } from 'node:crypto';
import type { BookingRow } from '../../db/schema';
import { getBookingPath } from '../../domain/paths';
import type { Services } from '../context';

type SignedBooking = Pick<BookingRow, 'id' | 'sequence'>;

/** Number of a signature’s hexadecimal characters. Not Base64, because paths are lower case. */
const SIGNATURE_LENGTH = 32;

const createSignature = ({ getCode }: Services['secrets'], { id, sequence }: SignedBooking) =>
  Buffer.from(getCode(`booking ${id} ${sequence}`), 'base64url')
    .toString('hex')
    .slice(0, SIGNATURE_LENGTH);

/** Creates the key of a link to a booking. Every change to the booking makes earlier keys invalid. */
export const createBookingKey = ({ secrets }: Pick<Services, 'secrets'>, booking: SignedBooking): string =>
  `${booking.id}-${booking.sequence}-${createSignature(secrets, booking)}`;

/** Returns the booking that a key was created for, or undefined if the signature is wrong. */
export function readBookingKey(
  { secrets }: Pick<Services, 'secrets'>,
  key: string,
): SignedBooking | undefined {
  const [, id = '', digits = '', signature] = /^([0-9a-f]{24})-(\d{1,6})-([0-9a-f]{32})$/.exec(key) ?? [];
  const booking = { id, sequence: Number(digits) };
  if (signature === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(createSignature(secrets, booking)))
    ? booking
    : undefined;
}

export const getBookingUrl = (
  needs: Pick<Services, 'secrets'> & { siteUrl: string },
  booking: SignedBooking,
): string => `${needs.siteUrl}${getBookingPath(createBookingKey(needs, booking))}`;
