/** Time zones that visitors can choose besides their own, by region. */
export const ZONES: Record<string, readonly string[]> = {
  Europe: [
    ...['Europe/Lisbon', 'Europe/London', 'Europe/Dublin', 'Europe/Madrid', 'Europe/Paris'],
    ...['Europe/Brussels', 'Europe/Amsterdam', 'Europe/Berlin', 'Europe/Zurich', 'Europe/Rome'],
    ...['Europe/Copenhagen', 'Europe/Oslo', 'Europe/Stockholm', 'Europe/Vienna', 'Europe/Prague'],
    ...['Europe/Warsaw', 'Europe/Budapest', 'Europe/Athens', 'Europe/Bucharest', 'Europe/Helsinki'],
    ...['Europe/Tallinn', 'Europe/Riga', 'Europe/Vilnius', 'Europe/Kyiv', 'Europe/Istanbul'],
  ],
  America: [
    ...['America/St_Johns', 'America/Halifax', 'America/New_York', 'America/Toronto', 'America/Chicago'],
    ...['America/Denver', 'America/Phoenix', 'America/Los_Angeles', 'America/Vancouver', 'America/Anchorage'],
    ...['Pacific/Honolulu', 'America/Mexico_City', 'America/Bogota', 'America/Lima', 'America/Santiago'],
    ...['America/Sao_Paulo', 'America/Argentina/Buenos_Aires'],
  ],
  'Asia and Africa': [
    ...['Asia/Jerusalem', 'Asia/Dubai', 'Asia/Tbilisi', 'Asia/Almaty', 'Asia/Karachi', 'Asia/Kolkata'],
    ...['Asia/Dhaka', 'Asia/Bangkok', 'Asia/Singapore', 'Asia/Hong_Kong', 'Asia/Shanghai', 'Asia/Seoul'],
    ...['Asia/Tokyo', 'Africa/Casablanca', 'Africa/Lagos', 'Africa/Cairo', 'Africa/Johannesburg'],
    'Africa/Nairobi',
  ],
  Pacific: [
    ...['Australia/Perth', 'Australia/Adelaide', 'Australia/Brisbane', 'Australia/Sydney'],
    'Pacific/Auckland',
  ],
};
