export { Invitation as default } from '../../../components/admin/entry/Invitation';
