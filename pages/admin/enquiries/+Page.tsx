export { Inbox as default } from '../../../admin/enquiries/Inbox';
