export { AdminNotFound as default } from '../../../components/admin/AdminNotFound';
