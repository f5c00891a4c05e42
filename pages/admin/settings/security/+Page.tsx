export { Security as default } from '../../../../components/admin/settings/Security';
