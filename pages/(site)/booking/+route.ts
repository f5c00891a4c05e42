import { getBookingPath } from '../../../domain/paths';

export default getBookingPath('@key');
