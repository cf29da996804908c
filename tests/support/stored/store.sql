-- A store as the server of 2026-11 wrote it: schema 1. The root of the site stands as <root>.
CREATE TABLE document (
  parent TEXT NOT NULL, id TEXT NOT NULL, fields TEXT NOT NULL,
  created INTEGER NOT NULL, updated INTEGER NOT NULL,
  PRIMARY KEY (parent, id)
) WITHOUT ROWID;
CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
PRAGMA user_version = 1;
PRAGMA journal_mode = WAL;
INSERT INTO note VALUES ('content', '2031-05-06T03:00:00.000000Z');
INSERT INTO document VALUES ('<root>/Form_Requests/list', '4f3a', '{"address":{"stringValue":"Sample address"},"age":{"integerValue":"41"},"birthDate":{"stringValue":"1990-02-28"},"birthPlace":{"stringValue":"Sample town"},"dateCreated":{"integerValue":"1935802800000"},"date_added":{"stringValue":"2031-05-06"},"email":{"stringValue":"sample@example.com"},"fname":{"stringValue":"Resident"},"formType":{"stringValue":"BARANGAY_CLEARANCE"},"lname":{"stringValue":"Sample-Ñ"},"mname":{"stringValue":"N/A"},"purpose":{"stringValue":"Sample"},"schedule":{"stringValue":"2031-05-07T08:30"},"sex":{"stringValue":"Female"},"showable":{"booleanValue":true},"status":{"stringValue":"Single"},"type":{"stringValue":"BARANGAY_CLEARANCE"},"zone":{"integerValue":"1"}}', 1935802800000000, 1935802800000000);
INSERT INTO document VALUES ('<root>/Form_Requests/list', '4f3b-9c1b', '{"address":{"stringValue":"Sample address"},"age":{"integerValue":"41"},"birthDate":{"stringValue":"1990-02-28"},"birthPlace":{"stringValue":"Sample town"},"dateCreated":{"integerValue":"1935802800000"},"date_added":{"stringValue":"2031-05-06"},"email":{"stringValue":"sample@example.com"},"fname":{"stringValue":"Resident"},"formType":{"stringValue":"BARANGAY_CLEARANCE"},"lname":{"stringValue":"Sample-Next"},"mname":{"stringValue":"N/A"},"purpose":{"stringValue":"Sample"},"schedule":{"stringValue":"2031-05-07T08:30"},"sex":{"stringValue":"Female"},"showable":{"booleanValue":true},"status":{"stringValue":"Single"},"type":{"stringValue":"BARANGAY_CLEARANCE"},"zone":{"integerValue":"1"}}', 1935802800000000, 1935802800000000);
INSERT INTO document VALUES ('<root>/Request_Receipts/list', '01234567-89ab-4f3a-9c1b-0123456789ab', '{"recordId":{"stringValue":"4f3a"},"since":{"integerValue":"1935802800000"},"state":{"stringValue":"ready"}}', 1935802800000000, 1935802800000000);
INSERT INTO document VALUES ('<root>/Request_Receipts/list', '01234567-89ab-4f3b-9c1b-0123456789ab', '{"recordId":{"stringValue":"4f3b-9c1b"}}', 1935802800000000, 1935802800000000);
INSERT INTO document VALUES ('<root>/Page_Feedback/list', '0b1c2d3e-0000-4000-8000-000000000000', '{"dateCreated":{"integerValue":"1935802800000"},"kind":{"stringValue":"wrongNumber"},"page":{"stringValue":"/Emergency-Hotlines"},"text":{"stringValue":"Sample: 0900 000 is of another office."}}', 1935802800000000, 1935802800000000);
INSERT INTO document VALUES ('<root>/EmergencyContact_List/list', 'sample-desk', '{"group":{"stringValue":"Sample"},"mobileCon1":{"stringValue":"0900 111"},"name":{"stringValue":"Sample desk"},"order":{"integerValue":"1"},"status":{"stringValue":"active"},"updated":{"integerValue":"1794960000000"}}', 1935802800000000, 1935802800000000);
