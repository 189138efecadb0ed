import { Page } from '@touchline/app-core';

export default function DashboardPage() {
  return <Page title="Dashboard">{null}</Page>;
}
