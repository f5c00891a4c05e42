export { AdminNotFound as default } from '../../../admin/AdminNotFound';
