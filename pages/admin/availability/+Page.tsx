export { Availability as default } from '../../../admin/bookings/Availability';
