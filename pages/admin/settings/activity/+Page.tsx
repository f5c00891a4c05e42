export { Activity as default } from '../../../../components/admin/settings/Activity';
