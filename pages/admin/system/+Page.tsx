export { System as default } from '../../../components/admin/system/System';
