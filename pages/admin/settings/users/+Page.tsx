export { Members as default } from '../../../../components/admin/settings/Members';
