export const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
export const tenth = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
export const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
export const listed = new Intl.ListFormat('en-GB');
