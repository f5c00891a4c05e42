export { Inbox as default } from '../../../components/admin/requests/Inbox';
