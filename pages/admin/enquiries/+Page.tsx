export { Inbox as default } from '../../../components/admin/enquiries/Inbox';
