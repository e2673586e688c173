export { TableScreen as default } from '#renderer/table/TableScreen.tsx';
