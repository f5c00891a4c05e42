export { Bookings as default } from '../../../admin/bookings/Bookings';
